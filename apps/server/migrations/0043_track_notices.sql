-- What merchants wished to hear of their parcels: of each order at most once of each kind, noted in the
-- transaction in which its state changed, and told by the worker.
create table track_notices (
  tenant_id uuid not null,
  order_id uuid not null,
  kind text not null,
  merchant_id uuid not null,
  stage text not null,
  reason text,
  occurred_at timestamptz not null,
  noted_at timestamptz not null default now(),
  -- In the transaction that writes the notice.
  told_at timestamptz,
  primary key (tenant_id, order_id, kind),
  foreign key (tenant_id, order_id) references orders
);
create index track_notices_waiting on track_notices (tenant_id, noted_at) where told_at is null;
call alpaca.protect_merchant_table('track_notices');
grant select, insert, update (told_at) on track_notices to alpaca_app;

create or replace function alpaca.tracking_waits() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.tenant_id from tenants t
  where exists (select from track_steps s where s.tenant_id = t.tenant_id)
    or exists (select from track_anew a where a.tenant_id = t.tenant_id)
    or exists (select from track_states s where s.tenant_id = t.tenant_id and s.to_move)
    or exists (select from track_notices n where n.tenant_id = t.tenant_id and n.told_at is null)
$$;
