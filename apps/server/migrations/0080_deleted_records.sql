set local lock_timeout = '2s';

-- What was deleted and can be taken back: the row as it was, with the rows that went with it. Kept for a day.
create table deleted_records (
  tenant_id uuid not null references tenants,
  kind text not null,
  id uuid not null,
  -- Whose record it was; null: the tenant's own.
  merchant_id uuid,
  record jsonb not null,
  -- { table: rows }, those of its history among them.
  parts jsonb not null,
  deleted_at timestamptz not null default now(),
  primary key (tenant_id, kind, id),
  foreign key (tenant_id, merchant_id) references merchants
);
create index deleted_records_merchant on deleted_records (tenant_id, merchant_id);
create index deleted_records_expired on deleted_records (deleted_at);
call alpaca.protect_merchant_table('deleted_records');
call alpaca.let_sweep('deleted_records');
grant select, insert, delete on deleted_records to alpaca_app;
-- To be locked a row must be updatable.
grant update (deleted_at) on deleted_records to alpaca_app;
