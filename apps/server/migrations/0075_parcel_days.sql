set local lock_timeout = '2s';

-- Daily sums for reports: what parcels cost, and how long they took. They follow from their sources and can be made
-- anew at any time; nought stands for a product that an order never had.

-- What a merchant's parcels cost, by the day on which they were paid. Margins are written by a job alone, so their
-- changes are added at once and nobody waits but that job.
create table cost_days (
  tenant_id uuid not null references tenants,
  merchant_id uuid not null,
  day date not null,
  product_id uuid not null,
  country_code text not null,
  -- Charged, and not given back.
  parcels bigint not null,
  charged_minor bigint not null,
  weight_g bigint not null,
  -- Something of them is in a currency that had no rate: they count in no sum.
  unpriced bigint not null,
  primary key (tenant_id, merchant_id, day, product_id, country_code),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('cost_days');
grant select, insert, update, delete on cost_days to alpaca_app;

create function alpaca.sum_costs() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parts constant text := case tg_op
    when 'INSERT' then 'select 1 as sign, m.* from later m'
    when 'DELETE' then 'select -1 as sign, m.* from earlier m'
    else 'select 1 as sign, m.* from later m union all select -1, m.* from earlier m' end;
begin
  execute format($sums$
    insert into cost_days as d
    select * from (
      select tenant_id, merchant_id, day, coalesce(product_id, '00000000-0000-0000-0000-000000000000') as product_id,
        country_code,
        coalesce(sum(sign) filter (where charged_minor > 0 and not is_refunded and not is_unpriced), 0) as parcels,
        coalesce(sum(sign * charged_minor) filter (where not is_unpriced), 0) as charged_minor,
        coalesce(sum(sign * charged_g) filter (where charged_minor > 0 and not is_refunded and not is_unpriced), 0)
          as weight_g,
        coalesce(sum(sign) filter (where is_unpriced), 0) as unpriced
      from (%s) m group by 1, 2, 3, 4, 5
    ) c
    where (parcels, charged_minor, weight_g, unpriced) <> (0, 0, 0, 0)
    order by 1, 2, 3, 4, 5
    on conflict (tenant_id, merchant_id, day, product_id, country_code) do update set
      parcels = d.parcels + excluded.parcels, charged_minor = d.charged_minor + excluded.charged_minor,
      weight_g = d.weight_g + excluded.weight_g, unpriced = d.unpriced + excluded.unpriced$sums$, parts);
  return null;
end $$;
create trigger cost_new after insert on order_margins
  referencing new table as later for each statement execute function alpaca.sum_costs();
create trigger cost_moved after update on order_margins
  referencing old table as earlier new table as later for each statement execute function alpaca.sum_costs();
create trigger cost_gone after delete on order_margins
  referencing old table as earlier for each statement execute function alpaca.sum_costs();

-- What an honest sum would say.
create view cost_days_counted with (security_invoker = true) as
  select m.tenant_id, m.merchant_id, m.day,
    coalesce(m.product_id, '00000000-0000-0000-0000-000000000000'::uuid) as product_id, m.country_code,
    count(*) filter (where m.charged_minor > 0 and not m.is_refunded and not m.is_unpriced) as parcels,
    coalesce(sum(m.charged_minor) filter (where not m.is_unpriced), 0)::bigint as charged_minor,
    coalesce(sum(m.charged_g) filter (where m.charged_minor > 0 and not m.is_refunded and not m.is_unpriced), 0)::bigint
      as weight_g,
    count(*) filter (where m.is_unpriced) as unpriced
  from order_margins m group by 1, 2, 3, 4, 5;
-- Where both disagree; nowhere, or something is wrong.
create view cost_day_faults with (security_invoker = true) as
  select tenant_id, merchant_id, day, product_id, country_code
  from cost_days d full join cost_days_counted c using (tenant_id, merchant_id, day, product_id, country_code)
  where (coalesce(d.parcels, 0), coalesce(d.charged_minor, 0), coalesce(d.weight_g, 0), coalesce(d.unpriced, 0))
    <> (coalesce(c.parcels, 0), coalesce(c.charged_minor, 0), coalesce(c.weight_g, 0), coalesce(c.unpriced, 0));
grant select on cost_days_counted, cost_day_faults to alpaca_app;

-- Each parcel that arrived, and how many days began until then: since we have it, or its carrier where it never
-- passes our warehouse. Of what we know neither nothing is said.
create view deliveries with (security_invoker = true) as
  select s.tenant_id, s.merchant_id, s.order_id, s.delivered_at, (s.delivered_at at time zone t.zone)::date as day,
    coalesce(s.product_id, '00000000-0000-0000-0000-000000000000'::uuid) as product_id, s.country_code,
    least(ceil(extract(epoch from s.delivered_at - coalesce(o.received_at, s.online_at)) / 86400), 32767)::smallint as took_days
  from track_states s
  join tenants t on t.tenant_id = s.tenant_id
  join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
  where s.status = 'delivered' and s.delivered_at > coalesce(o.received_at, s.online_at);
grant select on deliveries to alpaca_app;

-- The same by days, summed by a worker: a parcel's story changes by what its carrier says late, so the days that were
-- touched are noted and made anew.
create table delivery_days (
  tenant_id uuid not null references tenants,
  merchant_id uuid not null,
  day date not null,
  product_id uuid not null,
  country_code text not null,
  took_days smallint not null,
  parcels bigint not null,
  primary key (tenant_id, merchant_id, day, product_id, country_code, took_days),
  foreign key (tenant_id, merchant_id) references merchants
);
create index delivery_days_day on delivery_days (tenant_id, day);
call alpaca.protect_merchant_table('delivery_days');
grant select on delivery_days to alpaca_app;

create table delivery_marks (
  tenant_id uuid not null references tenants,
  seq bigint generated always as identity,
  day date not null,
  primary key (tenant_id, seq)
);
call alpaca.protect_staff_table('delivery_marks');
grant select, insert on delivery_marks to alpaca_app;

create function alpaca.mark_delivery() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into delivery_marks (tenant_id, day)
  select distinct t.tenant_id, (m.moment at time zone t.zone)::date
  from tenants t, unnest(array[case when tg_op = 'UPDATE' then old.delivered_at end, new.delivered_at]) m (moment)
  where t.tenant_id = new.tenant_id and m.moment is not null;
  return null;
end $$;
create trigger mark_delivered after insert on track_states
  for each row when (new.delivered_at is not null) execute function alpaca.mark_delivery();
create trigger mark_moved after update on track_states
  for each row when (coalesce(old.delivered_at, new.delivered_at) is not null
    and (old.delivered_at, old.online_at, old.status, old.product_id, old.country_code)
      is distinct from (new.delivered_at, new.online_at, new.status, new.product_id, new.country_code))
  execute function alpaca.mark_delivery();

-- Received after it arrived: seldom, and it counts otherwise then.
create function alpaca.mark_received() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into delivery_marks (tenant_id, day)
  select t.tenant_id, (s.delivered_at at time zone t.zone)::date
  from track_states s join tenants t on t.tenant_id = s.tenant_id
  where s.tenant_id = new.tenant_id and s.order_id = new.id and s.delivered_at is not null;
  return null;
end $$;
create trigger mark_received after update of received_at on orders
  for each row when (old.received_at is distinct from new.received_at)
  execute function alpaca.mark_received();

-- Up to when a tenant's reports are summed; none before they were for the first time.
create table report_runs (
  tenant_id uuid primary key references tenants,
  -- Of deliveries.
  summed_at timestamptz not null default 'epoch',
  -- Of costs all that margins knew then.
  costs_at timestamptz not null default 'epoch'
);
call alpaca.protect_tenant_table('report_runs');
grant select, insert, update (costs_at) on report_runs to alpaca_app;

-- Makes the marked days anew, each in one statement and so as of one moment; what did not change is not written.
create function alpaca.fold_deliveries(most integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  begun constant timestamptz := clock_timestamp();
  folded bigint := 0;
  marked record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_deliveries', 0)) then
    return 0;
  end if;
  for marked in
    with taken as (
      delete from delivery_marks m using (select tenant_id, seq from delivery_marks limit most) t
      where m.tenant_id = t.tenant_id and m.seq = t.seq returning m.tenant_id, m.day
    )
    select k.tenant_id, k.day, t.zone, count(*) as marks
    from taken k join tenants t on t.tenant_id = k.tenant_id group by 1, 2, 3
  loop
    folded := folded + marked.marks;
    with counted as materialized (
      select tenant_id, merchant_id, day, product_id, country_code, took_days, count(*) as parcels from deliveries
      where tenant_id = marked.tenant_id and delivered_at >= marked.day::timestamp at time zone marked.zone
        and delivered_at < (marked.day + 1)::timestamp at time zone marked.zone
      group by 1, 2, 3, 4, 5, 6
    ), gone as (
      delete from delivery_days d where d.tenant_id = marked.tenant_id and d.day = marked.day
        and not exists (select from counted c where (c.merchant_id, c.product_id, c.country_code, c.took_days)
          = (d.merchant_id, d.product_id, d.country_code, d.took_days))
    )
    insert into delivery_days as d select * from counted
    on conflict (tenant_id, merchant_id, day, product_id, country_code, took_days)
      do update set parcels = excluded.parcels where d.parcels <> excluded.parcels;
  end loop;
  update report_runs set summed_at = begun;
  return folded;
end $$;
revoke execute on function alpaca.fold_deliveries from public;
grant execute on function alpaca.fold_deliveries to alpaca_sweep;
