-- Where merchants' own systems are told what happens, what there is to tell, and what was told.
create table webhook_endpoints (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  description text not null default '',
  types text[] not null check (cardinality(types) > 0 and types <@ array['order.created', 'order.moved',
    'label.ready', 'tracking.stage', 'cost.changed', 'balance.changed']),
  -- Sealed, as is the one before the last roll, which signs too until then.
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz,
  is_on boolean not null default true,
  off_reason text check (off_reason in ('hand', 'gone', 'failing')),
  off_at timestamptz,
  -- Since when there are failures and nothing else, and how often its people were told.
  failing_since timestamptz,
  warned smallint not null default 0,
  -- Attempts of the last minutes: many that fail make it be asked less often.
  window_at timestamptz not null default now(),
  window_tries integer not null default 0,
  window_fails integer not null default 0,
  -- Nothing is sent before this, whatever waits.
  paused_until timestamptz,
  -- When something is to be sent, and until when a worker has taken it on.
  due_at timestamptz,
  taken_until timestamptz,
  revision integer not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, created_by) references users,
  constraint webhook_endpoints_off check (is_on = (off_reason is null) and is_on = (off_at is null)),
  constraint webhook_endpoints_former check ((former_secret is null) = (former_until is null))
);
create index webhook_endpoints_merchant on webhook_endpoints (tenant_id, merchant_id);
create index webhook_endpoints_created_by on webhook_endpoints (tenant_id, created_by);
create index webhook_endpoints_due on webhook_endpoints (tenant_id, due_at) where is_on and due_at is not null;
create index webhook_endpoints_failing on webhook_endpoints (tenant_id, failing_since) where failing_since is not null;
call alpaca.protect_merchant_table('webhook_endpoints');
grant select, insert, delete on webhook_endpoints to alpaca_app;
grant update (url, description, types, secret, former_secret, former_until, is_on, off_reason, off_at, failing_since,
  warned, window_at, window_tries, window_fails, paused_until, due_at, taken_until, revision)
  on webhook_endpoints to alpaca_app;

-- Noted in the transaction in which something happened, and waiting for nobody; said out loud (its number and
-- its body, once and for all) by a worker a moment later.
create table webhook_events (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  merchant_id uuid not null,
  type text not null check (type in ('order.created', 'order.moved', 'label.ready', 'tracking.stage',
    'cost.changed', 'balance.changed', 'webhook.test')),
  order_id uuid,
  currency text,
  -- What happened; no names, no addresses.
  facts jsonb not null default '{}',
  noted bigint generated always as identity,
  sequence bigint,
  body text check (octet_length(body) <= 20480),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint webhook_events_said check ((sequence is null) = (body is null))
);
create index webhook_events_unsaid on webhook_events (tenant_id, noted) where body is null;
-- Of a wallet one event at most waits to be said: it tells the balance of then.
create unique index webhook_events_balance on webhook_events (tenant_id, merchant_id, currency)
  where body is null and type = 'balance.changed';
create index webhook_events_merchant on webhook_events (tenant_id, merchant_id, created_at);
create index webhook_events_old on webhook_events (created_at);
call alpaca.protect_merchant_table('webhook_events');
call alpaca.let_sweep('webhook_events');
grant select, insert, update (sequence, body) on webhook_events to alpaca_app;

-- The last number that an event of a merchant was given. Whoever says events holds it, so that a higher
-- number never tells an older state.
create table webhook_numbers (
  tenant_id uuid not null,
  merchant_id uuid not null,
  last_number bigint not null,
  primary key (tenant_id, merchant_id),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('webhook_numbers');
grant select, insert, update on webhook_numbers to alpaca_app;

-- What is to be sent where.
create table webhook_deliveries (
  tenant_id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  merchant_id uuid not null,
  state text not null check (state in ('waiting', 'done', 'failed', 'kept')),
  attempts integer not null default 0,
  next_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, endpoint_id, event_id),
  foreign key (tenant_id, endpoint_id) references webhook_endpoints on delete cascade,
  foreign key (tenant_id, event_id) references webhook_events on delete cascade,
  constraint webhook_deliveries_next check ((state = 'waiting') = (next_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (tenant_id, endpoint_id, next_at) where state = 'waiting';
create index webhook_deliveries_state on webhook_deliveries (tenant_id, endpoint_id, state, created_at);
create index webhook_deliveries_event on webhook_deliveries (tenant_id, event_id);
call alpaca.protect_merchant_table('webhook_deliveries');
grant select, insert, update (state, attempts, next_at) on webhook_deliveries to alpaca_app;

create table webhook_attempts (
  tenant_id uuid not null,
  id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  merchant_id uuid not null,
  status integer,
  ms integer not null,
  fault text check (fault in ('timeout', 'unreachable', 'unknownHost', 'addressRefused', 'tls', 'redirect', 'status')),
  answer text not null default '' check (octet_length(answer) <= 8192),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, endpoint_id, event_id) references webhook_deliveries on delete cascade
);
create index webhook_attempts_delivery on webhook_attempts (tenant_id, endpoint_id, event_id);
call alpaca.protect_merchant_table('webhook_attempts');
grant select, insert on webhook_attempts to alpaca_app;

-- Whether a merchant wishes to hear of such events, now or once an endpoint that is off is on again.
create function alpaca.hears_webhook(of_tenant uuid, of_merchant uuid, of_type text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from webhook_endpoints e
    where e.tenant_id = of_tenant and e.merchant_id = of_merchant and of_type = any(e.types))
$$;
revoke all on function alpaca.hears_webhook(uuid, uuid, text) from public;

create function alpaca.note_created_orders() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into webhook_events (tenant_id, merchant_id, type, order_id)
  select a.tenant_id, a.merchant_id, 'order.created', a.id from added a
  where exists (select from webhook_endpoints e
    where e.tenant_id = a.tenant_id and e.merchant_id = a.merchant_id and 'order.created' = any(e.types));
  return null;
end $$;
create trigger note_webhooks after insert on orders
  referencing new table as added for each statement execute function alpaca.note_created_orders();

create function alpaca.note_moved_orders() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into webhook_events (tenant_id, merchant_id, type, order_id, facts)
  select a.tenant_id, a.merchant_id, 'order.moved', a.order_id,
    jsonb_build_object('move', jsonb_build_object('step', a.step, 'status', a.status))
  from added a
  -- Drafts that are written down anew have not moved.
  where a.step not in ('save', 'changeProduct') and exists (select from webhook_endpoints e
    where e.tenant_id = a.tenant_id and e.merchant_id = a.merchant_id and 'order.moved' = any(e.types))
  order by a.id;
  return null;
end $$;
create trigger note_webhooks after insert on order_events
  referencing new table as added for each statement execute function alpaca.note_moved_orders();

create function alpaca.note_ready_label() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if alpaca.hears_webhook(new.tenant_id, new.merchant_id, 'label.ready') then
    insert into webhook_events (tenant_id, merchant_id, type, order_id)
    values (new.tenant_id, new.merchant_id, 'label.ready', new.id);
  end if;
  return null;
end $$;
create trigger note_webhooks_label after update of label on orders
  for each row when (new.label = 'ready' and old.label <> 'ready') execute function alpaca.note_ready_label();

create function alpaca.note_track_changes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into webhook_events (tenant_id, merchant_id, type, order_id, facts)
  select a.tenant_id, a.merchant_id, 'tracking.stage', a.order_id,
    jsonb_build_object('track', jsonb_build_object('stage', a.stage, 'reason', a.reason,
      'occurredAt', to_char(a.occurred_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
  from added a
  where exists (select from webhook_endpoints e
    where e.tenant_id = a.tenant_id and e.merchant_id = a.merchant_id and 'tracking.stage' = any(e.types))
  order by a.change;
  return null;
end $$;
create trigger note_webhooks after insert on track_changes
  referencing new table as added for each statement execute function alpaca.note_track_changes();

create function alpaca.note_cost_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if alpaca.hears_webhook(new.tenant_id, new.merchant_id, 'cost.changed') then
    insert into webhook_events (tenant_id, merchant_id, type, order_id, currency, facts)
    values (new.tenant_id, new.merchant_id, 'cost.changed', new.order_id, new.currency,
      jsonb_build_object('changeId', new.id, 'status', new.status, 'reason', new.reason,
        'before', new.before_minor::text, 'after', coalesce(new.agreed_minor, new.after_minor)::text));
  end if;
  return null;
end $$;
create trigger note_webhooks_new after insert on cost_changes
  for each row execute function alpaca.note_cost_change();
create trigger note_webhooks_moved after update of status on cost_changes
  for each row when (new.status <> old.status) execute function alpaca.note_cost_change();

create function alpaca.note_balance() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if alpaca.hears_webhook(new.tenant_id, new.merchant_id, 'balance.changed') then
    -- One that waits is held until this change is there to be seen, so that it tells of it too.
    insert into webhook_events (tenant_id, merchant_id, type, currency)
    values (new.tenant_id, new.merchant_id, 'balance.changed', new.currency)
    on conflict (tenant_id, merchant_id, currency) where body is null and type = 'balance.changed'
      do update set currency = excluded.currency;
  end if;
  return null;
end $$;
create trigger note_webhooks after update of balance_minor on accounts
  for each row when (new.merchant_id is not null and new.balance_minor <> old.balance_minor)
  execute function alpaca.note_balance();

-- The tenants with events to be said, or with something to be sent.
create function alpaca.webhooks_wait() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.tenant_id from tenants t
  where exists (select from webhook_events v where v.tenant_id = t.tenant_id and v.body is null)
    or exists (select from webhook_endpoints e where e.tenant_id = t.tenant_id and e.is_on and e.due_at <= now()
      and (e.taken_until is null or e.taken_until < now()))
$$;
revoke all on function alpaca.webhooks_wait() from public;
grant execute on function alpaca.webhooks_wait() to alpaca_sweep;
