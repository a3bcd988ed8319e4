-- How a merchant declares a thing, so that an order needs only its SKU and a quantity.
create table skus (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid not null,
  sku text not null,
  goods_name text not null,
  goods_name_en text not null,
  form jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, merchant_id, sku),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('skus');
grant select, insert, update, delete on skus to alpaca_app;

create table tax_numbers (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid not null,
  name text not null,
  tax_type text not null,
  tax_no text not null,
  countries text[] not null default '{}',
  company text not null default '',
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, merchant_id, tax_type, tax_no),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('tax_numbers');
grant select, insert, update, delete on tax_numbers to alpaca_app;

-- A label belongs to its order's merchant, whether a person placed it or a machine.
alter table files alter user_id drop not null;

-- Which of our adapters books a channel's parcels, and what it is told: a service code, a prefix.
-- Addresses and secrets of carriers are in the environment, not here.
alter table channels
  add adapter text not null default 'own' check (adapter in ('own', 'simulator', 'manual', 'karrio')),
  add settings jsonb not null default '{}';

-- Where order numbers come from: a node takes a hundred at a time.
create sequence order_nos increment by 100;
grant usage on sequence order_nos to alpaca_app;

create table orders (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid not null,
  order_no text not null,
  customer_no text not null,
  source text not null check (source in ('web', 'import', 'api', 'counter')),
  -- Where it stands; the contract's table of moves says what may become of it.
  status text not null check (status in ('draft', 'ordering', 'generated', 'failed', 'voided', 'refunded',
    'inWarehouse', 'withheld', 'outWarehouse', 'delivered', 'chargedBack')),
  settlement text not null default 'unpaid' check (settlement in ('unpaid', 'paid', 'refunded')),
  booking text not null default 'none'
    check (booking in ('none', 'waitingPayment', 'inFlight', 'booked', 'refused', 'cancelling')),
  label text not null default 'none' check (label in ('none', 'pending', 'ready')),
  handed_over_at timestamptz,
  -- As it was filled in, by the contract's form, and what lists ask of it.
  form jsonb not null,
  product_id uuid,
  country_code text not null default '',
  consignee_name text not null default '',
  box_count integer not null default 0,
  weight_g bigint not null default 0,
  -- What it was quoted at: the version and the moment give the same for ever.
  version_id uuid,
  quoted_at timestamptz,
  currency text check (currency ~ '^[A-Z]{3}$'),
  quoted_minor bigint check (quoted_minor >= 0),
  quote jsonb,
  charge_at text check (charge_at in ('label', 'receipt')),
  -- Each submission is an attempt with a hold and a reference of its own.
  attempt smallint not null default 0,
  hold_id uuid,
  -- Since when the carrier may know of it: from then on it is looked for before it is asked again.
  sent_at timestamptz,
  tries smallint not null default 0,
  tracking_number text not null default '',
  label_file_id uuid,
  fail_reason jsonb,
  examine_remark text not null default '',
  void_hours integer not null default 0,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  booked_at timestamptz,
  paid_at timestamptz,
  refunded_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, order_no),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, product_id) references products,
  foreign key (tenant_id, version_id) references price_versions,
  foreign key (tenant_id, label_file_id) references files,
  foreign key (tenant_id, created_by) references users,
  check (booking <> 'inFlight' or (status = 'ordering' and hold_id is not null)),
  check (status <> 'ordering' or booking in ('waitingPayment', 'inFlight')),
  check (status <> 'generated' or booking in ('booked', 'cancelling')),
  check ((settlement = 'unpaid') = (paid_at is null)),
  check ((settlement = 'refunded') = (refunded_at is not null)),
  check (status in ('draft', 'voided') or quoted_minor is not null)
);
-- A voided order gives its number back.
create unique index orders_customer_no on orders (tenant_id, merchant_id, customer_no) where status <> 'voided';
create index orders_merchant on orders (tenant_id, merchant_id, id desc);
create index orders_product on orders (tenant_id, product_id);
create index orders_version on orders (tenant_id, version_id);
create index orders_label_file on orders (tenant_id, label_file_id);
create index orders_created_by on orders (tenant_id, created_by);
call alpaca.protect_merchant_table('orders');
grant select, insert, update on orders to alpaca_app;

create table order_boxes (
  tenant_id uuid not null,
  order_id uuid not null,
  line smallint not null check (line between 1 and 999),
  merchant_id uuid not null,
  box_no text not null,
  -- A number and label of its own.
  sub_order_no text not null,
  weight_g integer not null default 0,
  length_cc integer,
  width_cc integer,
  height_cc integer,
  tracking_number text not null default '',
  primary key (tenant_id, order_id, line),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
call alpaca.protect_merchant_table('order_boxes');
grant select, insert, update, delete on order_boxes to alpaca_app;

-- Who did what when; nothing here is changed or taken away.
create table order_events (
  tenant_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  step text not null,
  actor text not null check (actor in ('merchant', 'operator', 'system')),
  user_id uuid,
  status text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, order_id, id),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, user_id) references users
);
create index order_events_user on order_events (tenant_id, user_id);
call alpaca.protect_merchant_table('order_events');
grant select, insert on order_events to alpaca_app;

-- The tenant's own line: the numbers it may give out, and those it gave, by the booking's reference.
create table number_ranges (
  tenant_id uuid not null references tenants,
  code text not null,
  prefix text not null,
  digits smallint not null check (digits between 4 and 18),
  next bigint not null,
  last bigint not null,
  primary key (tenant_id, code),
  check (next >= 0 and next <= last + 1)
);
call alpaca.protect_staff_table('number_ranges');
grant select, insert, update on number_ranges to alpaca_app;

create table own_bookings (
  tenant_id uuid not null references tenants,
  reference text not null,
  numbers text[] not null check (cardinality(numbers) > 0),
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, reference)
);
call alpaca.protect_staff_table('own_bookings');
grant select, insert, update on own_bookings to alpaca_app;
