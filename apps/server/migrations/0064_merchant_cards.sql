-- What the tenant's people keep about a merchant beside what was agreed with it: whether it is frozen,
-- who looks after it and whom to call there. A merchant without a card is nobody's and not frozen.
create table merchant_cards (
  tenant_id uuid not null references tenants,
  merchant_id uuid not null,
  revision integer not null default 1,
  frozen_at timestamptz,
  frozen_reason text not null default '',
  sales_user_id uuid,
  -- [{ name, role, phone, email }]
  contacts jsonb not null default '[]',
  primary key (tenant_id, merchant_id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, sales_user_id) references users
);
create index merchant_cards_sales on merchant_cards (tenant_id, sales_user_id);
call alpaca.protect_merchant_table('merchant_cards');
grant select, insert, update on merchant_cards to alpaca_app;

-- Whoever may ask for a merchant's terms looks after merchants.
insert into role_permissions (tenant_id, role_id, permission)
  select tenant_id, role_id, 'ops:merchantEdit' from role_permissions
  where permission = 'ops:merchantTerms'
  on conflict do nothing;
