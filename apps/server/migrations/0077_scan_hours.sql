set local lock_timeout = '2s';

-- What stations get done by the hour: parcels received, boxes packed in bags, boxes that left with a batch. Written and
-- folded as counters of orders are; days and hours are the tenant's.
create table scan_hours (
  tenant_id uuid not null references tenants,
  warehouse_id uuid not null,
  day date not null,
  hour smallint not null,
  kind text not null check (kind in ('received', 'packed', 'dispatched')),
  -- As it was called; none for what leaves, since a batch is closed at once.
  station text not null,
  scans bigint not null,
  primary key (tenant_id, warehouse_id, day, hour, kind, station),
  foreign key (tenant_id, warehouse_id) references warehouses
);
call alpaca.protect_staff_table('scan_hours');
grant select, insert, update, delete on scan_hours to alpaca_app;

create table scan_changes (
  tenant_id uuid not null,
  warehouse_id uuid not null,
  seq bigint generated always as identity,
  day date not null,
  hour smallint not null,
  kind text not null,
  station text not null,
  scans bigint not null,
  primary key (tenant_id, warehouse_id, seq)
);
call alpaca.protect_staff_table('scan_changes');
grant select, delete on scan_changes to alpaca_app;

-- A batch that was opened again had not left.
create view throughput with (security_invoker = true) as
  select tenant_id, warehouse_id, scanned_at as moment, case kind when 'bag' then 'packed' else 'received' end as kind,
    station, 1::bigint as scans
  from scans
  union all
  select e.tenant_id, b.warehouse_id, e.created_at, 'dispatched', '', (e.detail->>'boxes')::bigint
  from batch_events e join dispatch_batches b on b.tenant_id = e.tenant_id and b.id = e.batch_id
  where e.what = 'closed' and not exists (
    select from batch_events r
    where r.tenant_id = e.tenant_id and r.batch_id = e.batch_id and r.what = 'reopened' and r.id > e.id);
create view scan_hours_now with (security_invoker = true) as
  select tenant_id, warehouse_id, day, hour, kind, station, sum(n)::bigint as scans
  from (
    select tenant_id, warehouse_id, day, hour, kind, station, scans as n from scan_hours
    union all
    select tenant_id, warehouse_id, day, hour, kind, station, scans from scan_changes
  ) c group by 1, 2, 3, 4, 5, 6;
create view scan_hours_counted with (security_invoker = true) as
  select w.tenant_id, w.warehouse_id, (w.moment at time zone t.zone)::date as day,
    extract(hour from w.moment at time zone t.zone)::smallint as hour, w.kind, w.station, sum(w.scans)::bigint as scans
  from throughput w join tenants t on t.tenant_id = w.tenant_id group by 1, 2, 3, 4, 5, 6;
-- Where both disagree; nowhere, or something is wrong.
create view scan_hour_faults with (security_invoker = true) as
  select tenant_id, warehouse_id, day, hour, kind, station
  from scan_hours_now n full join scan_hours_counted c using (tenant_id, warehouse_id, day, hour, kind, station)
  where coalesce(n.scans, 0) <> coalesce(c.scans, 0);
grant select on throughput, scan_hours_now, scan_hours_counted, scan_hour_faults to alpaca_app;

create function alpaca.add_scans(tenant uuid, warehouse uuid, moment timestamptz, kind text, station text, scans bigint)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into scan_changes (tenant_id, warehouse_id, day, hour, kind, station, scans)
  select tenant_id, warehouse, (moment at time zone zone)::date, extract(hour from moment at time zone zone), kind,
    station, scans
  from tenants where tenant_id = tenant and scans <> 0
$$;
revoke execute on function alpaca.add_scans from public;

create function alpaca.note_scan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform alpaca.add_scans(new.tenant_id, new.warehouse_id, new.scanned_at,
    case new.kind when 'bag' then 'packed' else 'received' end, new.station, 1);
  return null;
end $$;
create trigger note_scan after insert on scans for each row execute function alpaca.note_scan();

create function alpaca.note_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  warehouse constant uuid := (select warehouse_id from dispatch_batches where tenant_id = new.tenant_id and id = new.batch_id);
  undone batch_events;
begin
  if new.what = 'closed' then
    perform alpaca.add_scans(new.tenant_id, warehouse, new.created_at, 'dispatched', '', (new.detail->>'boxes')::bigint);
    return null;
  end if;
  select * into undone from batch_events e
  where e.tenant_id = new.tenant_id and e.batch_id = new.batch_id and e.what = 'closed' and e.id < new.id
    and not exists (select from batch_events r where r.tenant_id = e.tenant_id and r.batch_id = e.batch_id
      and r.what = 'reopened' and r.id > e.id and r.id < new.id);
  if found then
    perform alpaca.add_scans(new.tenant_id, warehouse, undone.created_at, 'dispatched', '', -(undone.detail->>'boxes')::bigint);
  end if;
  return null;
end $$;
create trigger note_left after insert on batch_events
  for each row when (new.what in ('closed', 'reopened')) execute function alpaca.note_left();

create function alpaca.fold_scans(most integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_scans', 0)) then
    return 0;
  end if;
  with taken as (
    delete from scan_changes c using (select tenant_id, warehouse_id, seq from scan_changes limit most) t
    where c.tenant_id = t.tenant_id and c.warehouse_id = t.warehouse_id and c.seq = t.seq
    returning c.*
  ), summed as (
    insert into scan_hours as h (tenant_id, warehouse_id, day, hour, kind, station, scans)
    select tenant_id, warehouse_id, day, hour, kind, station, sum(scans) from taken group by 1, 2, 3, 4, 5, 6
    on conflict (tenant_id, warehouse_id, day, hour, kind, station) do update set scans = h.scans + excluded.scans
  )
  select count(*) into folded from taken;
  return folded;
end $$;
revoke execute on function alpaca.fold_scans from public;
grant execute on function alpaca.fold_scans to alpaca_sweep;
