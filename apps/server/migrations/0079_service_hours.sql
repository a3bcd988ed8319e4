set local lock_timeout = '2s';

-- When somebody of the house answers merchants, by the tenant's clocks; no row where nobody has said.
create table service_hours (
  tenant_id uuid not null references tenants,
  revision integer not null,
  -- By day of the week: { from, to }, or null where nobody answers.
  days jsonb not null check (jsonb_typeof(days) = 'object'),
  closed_zh text not null default '',
  closed_en text not null default '',
  primary key (tenant_id)
);
call alpaca.protect_tenant_table('service_hours');
grant select, insert, update on service_hours to alpaca_app;
