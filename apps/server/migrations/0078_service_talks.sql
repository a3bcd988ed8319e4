set local lock_timeout = '2s';

-- What a merchant and the house have to say to each other about anything: one talk, settled and opened again by
-- the next word. What is said stands in its thread.
create table service_talks (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  -- Of the first word that nobody has answered.
  waiting_since timestamptz,
  -- Of the last word; null until there is one.
  spoken_at timestamptz,
  -- Who of the staff answers it.
  assignee_id uuid,
  settled_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, merchant_id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, assignee_id) references users,
  check (settled_at is null or waiting_since is null)
);
create index service_talks_waiting on service_talks (tenant_id, waiting_since, id) where waiting_since is not null;
create index service_talks_spoken on service_talks (tenant_id, spoken_at desc, id desc);
create index service_talks_assignee on service_talks (tenant_id, assignee_id);
call alpaca.protect_merchant_table('service_talks');
grant select, insert, update on service_talks to alpaca_app;

-- The order that a message is about.
create table thread_orders (
  tenant_id uuid not null,
  thread_id uuid not null,
  message_id uuid not null,
  merchant_id uuid not null,
  order_id uuid not null,
  primary key (tenant_id, thread_id, message_id),
  foreign key (tenant_id, thread_id, message_id) references thread_messages,
  foreign key (tenant_id, order_id) references orders
);
create index thread_orders_order on thread_orders (tenant_id, order_id);
call alpaca.protect_merchant_table('thread_orders');
call alpaca.narrow_by_order('thread_orders');
grant select, insert on thread_orders to alpaca_app;
