set local lock_timeout = '2s';

-- By these a tenant's phones, mail addresses, identity and tax numbers are sealed, one for each month. Kept
-- wrapped by a key that the database never sees; the one of purpose 'index' is for good.
create table data_keys (
  tenant_id uuid not null references tenants,
  -- The month as 2611; a second one of a month has a letter behind it.
  id text not null check (id ~ '^(index|\d{4}[a-z]?)$'),
  purpose text not null check (purpose in ('fields', 'index')),
  month date,
  wrapped bytea not null,
  -- Which key it is wrapped by.
  wrapped_by text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((purpose = 'index') = (id = 'index')),
  check ((purpose = 'index') = (month is null))
);
call alpaca.protect_tenant_table('data_keys');
grant select, insert on data_keys to alpaca_app;
grant update (wrapped, wrapped_by) on data_keys to alpaca_app;
