-- What is told of parcels on their way, and what is known of each by it.

-- By the day that the carrier stated: what comes twice has the same one, whatever its zone turns out to be
-- and whenever it comes. Days are made ahead (alpaca.make_track_days); there is none for what is left over,
-- since making one would have to look through it.
create table track_events (
  tenant_id uuid not null,
  order_id uuid not null,
  -- What a clock at its place said.
  stated_at timestamp not null,
  -- Of all that was said: two that are alike are one event.
  digest bytea not null check (length(digest) = 16),
  merchant_id uuid not null,
  source text not null check (source in ('carrier', 'us', 'milestone', 'sheet')),
  -- Whose code it is, and the code and words as they came.
  carrier text not null default '',
  code text not null default '',
  words text not null default '',
  place text not null default '',
  country_code text not null default '',
  zone text not null,
  occurred_at timestamptz not null,
  -- What it means, by which version of the mapping; null and nought: nobody knows its code.
  stage text,
  reason text,
  mapping integer not null default 0,
  received_at timestamptz not null default now(),
  -- Told by us and taken back: it stays to be read by us, and counts for nothing.
  withdrawn_at timestamptz,
  -- Without a key to orders: making a day, or taking one away, would stop whoever writes orders. Its state has one.
  primary key (tenant_id, order_id, stated_at, digest)
) partition by range (stated_at);
call alpaca.protect_merchant_table('track_events');
grant select, insert, update (stage, reason, mapping, withdrawn_at) on track_events to alpaca_app;
-- Those behind a code, when somebody says what it means; and those that nobody knows yet.
create index track_events_code on track_events (tenant_id, carrier, code);
create index track_events_unknown on track_events (tenant_id, carrier, code, order_id) where mapping = 0;

-- Makes the days' tables from one day to the day before another. What is there already stays.
create function alpaca.make_track_days(first date, beyond date) returns integer
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms' as $$
declare
  day date;
  made integer := 0;
begin
  for day in select generate_series(first, beyond - 1, interval '1 day')::date loop
    if to_regclass('track_days.d' || to_char(day, 'YYYYMMDD')) is null then
      execute format('create table track_days.%I partition of track_events for values from (%L) to (%L)',
        'd' || to_char(day, 'YYYYMMDD'), day, day + 1);
      made := made + 1;
    end if;
  end loop;
  return made;
end $$;
-- Apart from the tables that people read: there are as many of them as there are days.
create schema track_days;
revoke all on function alpaca.make_track_days from public;
grant execute on function alpaca.make_track_days to alpaca_app, alpaca_sweep;

-- What states an impossible day (1970, next year), so that somebody can look at it.
create table track_quarantine (
  tenant_id uuid not null,
  order_id uuid not null,
  stated_at timestamp not null,
  digest bytea not null,
  merchant_id uuid not null,
  source text not null,
  carrier text not null,
  code text not null,
  words text not null,
  place text not null,
  received_at timestamptz not null default now(),
  primary key (tenant_id, order_id, digest)
);
call alpaca.protect_merchant_table('track_quarantine');
grant select, insert on track_quarantine to alpaca_app;

-- What is known of a parcel: the event that its stage is read from, and the latest of all. Both are the
-- greatest in an order that does not know when they were told, so they are kept up event by event.
create table track_states (
  tenant_id uuid not null,
  order_id uuid not null,
  merchant_id uuid not null,
  -- Of its order, so that lists need not read thousands of orders to find twenty parcels.
  product_id uuid,
  country_code text not null default '',
  status text not null default 'ordered' check (status in
    ('ordered', 'inStock', 'outOfStock', 'online', 'delivered', 'chargedBack')),
  stage text,
  reason text,
  action_by text,
  stage_at timestamptz,
  stage_key text not null default '',
  latest_at timestamptz not null default 'epoch',
  latest_key text not null default '',
  latest_stage text,
  latest_reason text,
  latest_stated_at timestamp,
  latest_zone text not null default '',
  latest_source text not null default 'us',
  latest_carrier text not null default '',
  latest_code text not null default '',
  latest_words text not null default '',
  latest_place text not null default '',
  latest_country text not null default '',
  latest_told_at timestamptz,
  -- When the carrier that delivers scanned it first, and when it was delivered.
  online_at timestamptz,
  delivered_at timestamptz,
  -- Of its stage or reason; see track_changes.
  changes integer not null default 0,
  -- Its order has not followed yet.
  to_move boolean not null default false,
  -- When its carrier is asked next; null: nobody is, and where that was given up, why.
  ask_at timestamptz,
  asked integer not null default 0,
  retired text,
  begun_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders
);
create index track_states_latest on track_states (tenant_id, latest_at, order_id);
create index track_states_merchant on track_states (tenant_id, merchant_id, latest_at, order_id);
create index track_states_status on track_states (tenant_id, status, latest_at, order_id);
create index track_states_merchant_status on track_states (tenant_id, merchant_id, status, latest_at, order_id);
create index track_states_to_move on track_states (tenant_id, order_id) where to_move;
create index track_states_to_ask on track_states (tenant_id, product_id, ask_at) where ask_at is not null;
call alpaca.protect_merchant_table('track_states');
grant select, insert, update, delete on track_states to alpaca_app;

-- How many parcels of a merchant are in each status, as order_counts has it of orders: what was counted, and
-- what came since.
create table track_counts (
  tenant_id uuid not null references tenants,
  merchant_id uuid not null,
  status text not null,
  count bigint not null,
  primary key (tenant_id, merchant_id, status),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('track_counts');
grant select on track_counts to alpaca_app;
create table track_count_changes (
  tenant_id uuid not null,
  merchant_id uuid not null,
  seq bigint generated always as identity,
  status text not null,
  change integer not null,
  primary key (tenant_id, merchant_id, seq)
);
call alpaca.protect_merchant_table('track_count_changes');
grant select on track_count_changes to alpaca_app;

create function alpaca.count_new_tracks() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into track_count_changes (tenant_id, merchant_id, status, change)
  select tenant_id, merchant_id, status, count(*) from added group by 1, 2, 3;
  return null;
end $$;
create trigger count_new after insert on track_states
  referencing new table as added for each statement execute function alpaca.count_new_tracks();

create function alpaca.count_moved_tracks() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into track_count_changes (tenant_id, merchant_id, status, change)
  select tenant_id, merchant_id, status, sum(change) from (
    select tenant_id, merchant_id, status, 1 as change from later
    union all
    select tenant_id, merchant_id, status, -1 from earlier
  ) c group by 1, 2, 3 having sum(change) <> 0;
  return null;
end $$;
create trigger count_moved after update on track_states
  referencing old table as earlier new table as later
  for each statement execute function alpaca.count_moved_tracks();

create function alpaca.count_gone_tracks() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into track_count_changes (tenant_id, merchant_id, status, change)
  select tenant_id, merchant_id, status, -count(*) from gone group by 1, 2, 3;
  return null;
end $$;
create trigger count_gone after delete on track_states
  referencing old table as gone for each statement execute function alpaca.count_gone_tracks();

create function alpaca.fold_track_counts(most integer) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_track_counts', 0)) then
    return 0;
  end if;
  with taken as (
    delete from track_count_changes c using (
      select tenant_id, merchant_id, seq from track_count_changes limit most
    ) t
    where c.tenant_id = t.tenant_id and c.merchant_id = t.merchant_id and c.seq = t.seq
    returning c.*
  ), whole as (
    insert into track_counts as c (tenant_id, merchant_id, status, count)
    select tenant_id, merchant_id, status, sum(change) from taken group by 1, 2, 3
    on conflict (tenant_id, merchant_id, status) do update set count = c.count + excluded.count
  )
  select count(*) into folded from taken;
  return folded;
end $$;
revoke all on function alpaca.fold_track_counts from public;
grant execute on function alpaca.fold_track_counts to alpaca_sweep;

create view track_counts_now with (security_invoker = true) as
  select tenant_id, merchant_id, status, sum(n)::bigint as count
  from (
    select tenant_id, merchant_id, status, count as n from track_counts
    union all
    select tenant_id, merchant_id, status, change from track_count_changes
  ) c
  group by 1, 2, 3;
grant select on track_counts_now to alpaca_app;

-- Our own steps that tracking has not told of yet. Whatever writes an order's history adds to it, in the
-- same transaction, and waits for nobody.
create table track_steps (
  tenant_id uuid not null,
  seq bigint generated always as identity,
  order_id uuid not null,
  merchant_id uuid not null,
  step text not null,
  status text not null,
  detail jsonb not null,
  happened_at timestamptz not null,
  primary key (tenant_id, seq)
);
call alpaca.protect_merchant_table('track_steps');
grant select, update, delete on track_steps to alpaca_app;
create function alpaca.track_own_steps() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into track_steps (tenant_id, order_id, merchant_id, step, status, detail, happened_at)
  select tenant_id, order_id, merchant_id, step, status, detail, created_at from added
  where status not in ('draft', 'ordering', 'failed')
  order by id;
  return null;
end $$;
create trigger track_steps after insert on order_events
  referencing new table as added for each statement execute function alpaca.track_own_steps();

-- Parcels that are to be read anew from all that was told of them: what it means has changed.
create table track_anew (
  tenant_id uuid not null,
  order_id uuid not null,
  merchant_id uuid not null,
  primary key (tenant_id, order_id)
);
call alpaca.protect_merchant_table('track_anew');
grant select, insert, update, delete on track_anew to alpaca_app;

-- The tenants with steps that are to be told, parcels to be read anew, or orders to follow their parcels.
create function alpaca.tracking_waits() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.tenant_id from tenants t
  where exists (select from track_steps s where s.tenant_id = t.tenant_id)
    or exists (select from track_anew a where a.tenant_id = t.tenant_id)
    or exists (select from track_states s where s.tenant_id = t.tenant_id and s.to_move)
$$;
revoke all on function alpaca.tracking_waits from public;
grant execute on function alpaca.tracking_waits to alpaca_sweep;

-- Every change of a parcel's stage or reason, once: what merchants are told, and their systems.
create table track_changes (
  tenant_id uuid not null,
  order_id uuid not null,
  -- The first of a parcel is 1, without gaps.
  change integer not null,
  merchant_id uuid not null,
  status text not null,
  stage text,
  reason text,
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, order_id, change),
  foreign key (tenant_id, order_id) references orders
);
create index track_changes_merchant on track_changes (tenant_id, merchant_id, created_at);
call alpaca.protect_merchant_table('track_changes');
grant select, insert on track_changes to alpaca_app;

-- What a carrier's codes mean, as far as the tenant says otherwise than we do, or knows more.
create table track_codes (
  tenant_id uuid not null references tenants,
  id uuid not null,
  carrier text not null,
  code text not null,
  stage text,
  reason text,
  -- Counts on with every change; events remember the one they were read by.
  mapping integer not null,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, carrier, code),
  unique (tenant_id, id)
);
call alpaca.protect_tenant_table('track_codes');
grant select, insert, update on track_codes to alpaca_app;
