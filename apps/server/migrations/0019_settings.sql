-- What a tenant decides for itself; what is not here is as the contract says.
create table tenant_settings (
  tenant_id uuid not null references tenants,
  code text not null,
  value integer not null,
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, code),
  foreign key (tenant_id, changed_by) references users
);
call alpaca.protect_tenant_table('tenant_settings');
grant select, insert, update on tenant_settings to alpaca_app;
create index tenant_settings_changed_by on tenant_settings (tenant_id, changed_by);

-- When its merchant was told that an order which nobody pays will be voided.
alter table orders add column unpaid_told_at timestamptz;
-- Few orders wait to be paid; a sweep asks for the oldest of them.
create index orders_unpaid on orders (tenant_id, submitted_at) where booking = 'waitingPayment';
