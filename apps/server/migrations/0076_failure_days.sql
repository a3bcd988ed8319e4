set local lock_timeout = '2s';

-- What went wrong with a merchant's parcels, by day and reason: refused by the carrier, withheld in the warehouse, told
-- by the carrier on the way. Their sources are only ever added to; a writer adds a line, so writers never wait for
-- each other, and a worker folds the lines in.
create table failure_days (
  tenant_id uuid not null references tenants,
  merchant_id uuid not null,
  day date not null,
  kind text not null check (kind in ('refused', 'withheld', 'onTheWay')),
  reason text not null,
  failures bigint not null,
  primary key (tenant_id, merchant_id, day, kind, reason),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('failure_days');
grant select, insert, update, delete on failure_days to alpaca_app;

create table failure_changes (
  tenant_id uuid not null,
  merchant_id uuid not null,
  seq bigint generated always as identity,
  day date not null,
  kind text not null,
  reason text not null,
  primary key (tenant_id, merchant_id, seq)
);
call alpaca.protect_merchant_table('failure_changes');
grant select, delete on failure_changes to alpaca_app;

-- A refusal in our words has a key, one in the carrier's perhaps what it is about. What lies here and is refused is
-- withheld for it, and what its merchant wants back is no failure.
create view failures with (security_invoker = true) as
  select tenant_id, merchant_id, created_at as moment, 'refused' as kind,
    coalesce(detail->'reason'->>'key', detail->'reason'->>'kind', 'refused') as reason
  from order_events where step = 'refused'
  union all
  select tenant_id, merchant_id, created_at, 'withheld', reason
  from withholdings where reason not in ('carrierRefused', 'intercepted')
  union all
  select tenant_id, merchant_id, occurred_at, 'onTheWay', reason from track_changes where reason is not null;
create view failure_days_now with (security_invoker = true) as
  select tenant_id, merchant_id, day, kind, reason, sum(n)::bigint as failures
  from (
    select tenant_id, merchant_id, day, kind, reason, failures as n from failure_days
    union all
    select tenant_id, merchant_id, day, kind, reason, 1 from failure_changes
  ) c group by 1, 2, 3, 4, 5;
create view failure_days_counted with (security_invoker = true) as
  select f.tenant_id, f.merchant_id, (f.moment at time zone t.zone)::date as day, f.kind, f.reason, count(*) as failures
  from failures f join tenants t on t.tenant_id = f.tenant_id group by 1, 2, 3, 4, 5;
-- Where both disagree; nowhere, or something is wrong.
create view failure_day_faults with (security_invoker = true) as
  select tenant_id, merchant_id, day, kind, reason
  from failure_days_now n full join failure_days_counted c using (tenant_id, merchant_id, day, kind, reason)
  where coalesce(n.failures, 0) <> coalesce(c.failures, 0);
grant select on failures, failure_days_now, failure_days_counted, failure_day_faults to alpaca_app;

create function alpaca.add_failure(tenant uuid, merchant uuid, moment timestamptz, kind text, reason text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into failure_changes (tenant_id, merchant_id, day, kind, reason)
  select tenant_id, merchant, (moment at time zone zone)::date, kind, reason from tenants where tenant_id = tenant
$$;
revoke execute on function alpaca.add_failure from public;

create function alpaca.note_refused() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform alpaca.add_failure(new.tenant_id, new.merchant_id, new.created_at, 'refused',
    coalesce(new.detail->'reason'->>'key', new.detail->'reason'->>'kind', 'refused'));
  return null;
end $$;
create trigger note_refused after insert on order_events
  for each row when (new.step = 'refused') execute function alpaca.note_refused();

create function alpaca.note_withheld() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform alpaca.add_failure(new.tenant_id, new.merchant_id, new.created_at, 'withheld', new.reason);
  return null;
end $$;
create trigger note_withheld after insert on withholdings
  for each row when (new.reason not in ('carrierRefused', 'intercepted')) execute function alpaca.note_withheld();

create function alpaca.note_trouble() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform alpaca.add_failure(new.tenant_id, new.merchant_id, new.occurred_at, 'onTheWay', new.reason);
  return null;
end $$;
create trigger note_trouble after insert on track_changes
  for each row when (new.reason is not null) execute function alpaca.note_trouble();

create function alpaca.fold_failures(most integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_failures', 0)) then
    return 0;
  end if;
  with taken as (
    delete from failure_changes c using (select tenant_id, merchant_id, seq from failure_changes limit most) t
    where c.tenant_id = t.tenant_id and c.merchant_id = t.merchant_id and c.seq = t.seq
    returning c.*
  ), summed as (
    insert into failure_days as d (tenant_id, merchant_id, day, kind, reason, failures)
    select tenant_id, merchant_id, day, kind, reason, count(*) from taken group by 1, 2, 3, 4, 5
    on conflict (tenant_id, merchant_id, day, kind, reason) do update set failures = d.failures + excluded.failures
  )
  select count(*) into folded from taken;
  return folded;
end $$;
revoke execute on function alpaca.fold_failures from public;
grant execute on function alpaca.fold_failures to alpaca_sweep;
