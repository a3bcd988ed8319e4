-- How far what follows from news of parcels lies behind it: a state is written with its event, but our own steps
-- are told, parcels read anew and orders moved by a worker, a moment later.
alter table track_anew add since timestamptz not null default now();

create function alpaca.tracking_lag() returns table (tenant text, waiting text, seconds double precision)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.code, w.waiting, greatest(0, coalesce(extract(epoch from now() - w.since), 0))::double precision
  from tenants t
  cross join lateral (
    select 'steps' as waiting,
      (select s.happened_at from track_steps s where s.tenant_id = t.tenant_id order by s.seq limit 1) as since
    union all
    select 'anew', (select min(a.since) from track_anew a where a.tenant_id = t.tenant_id)
    union all
    select 'orders', (select min(s.updated_at) from track_states s where s.tenant_id = t.tenant_id and s.to_move)
  ) w
$$;
revoke all on function alpaca.tracking_lag from public;
grant execute on function alpaca.tracking_lag to alpaca_app;

-- The days between which everything that was told of a parcel is dated, so that its history is looked for in those
-- days' tables and no others: each costs pages, and the more the larger it is. Begun with its order's days, as
-- what was told before its state was forgotten may still be there.
alter table track_states
  add first_stated date not null default current_date - 180,
  add last_stated date not null default current_date + 2;
update track_states s set
  first_stated = least((o.created_at - interval '2 days')::date, e.first::date),
  last_stated = greatest((s.updated_at + interval '2 days')::date, e.last::date)
from orders o
left join (
  select tenant_id, order_id, min(stated_at) as first, max(stated_at) as last from track_events group by 1, 2
) e on e.tenant_id = o.tenant_id and e.order_id = o.id
where o.tenant_id = s.tenant_id and o.id = s.order_id;
