-- Labels in hand: what a line prints, how often a label was, by whom, and sets of many to download.

alter table products add print_set jsonb not null
  default '[{"document": "label", "copies": 1, "printer": "label"}]';

-- Of the file that the carrier sent; one for each box where nobody has counted.
alter table orders add label_pages integer check (label_pages > 0);

-- Counted with each record of a label, so that lists show and find it without asking the ledger.
alter table orders add print_count integer not null default 0 check (print_count >= 0);

-- What a merchant brings along: FBA box labels, safety data sheets, invoices.
create table order_files (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('boxLabel', 'msds', 'invoice', 'other')),
  line smallint check (line between 1 and 999),
  printer text not null check (printer in ('label', 'a4')),
  file_id uuid not null,
  pages integer not null check (pages > 0),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders on delete cascade,
  foreign key (tenant_id, file_id) references files,
  foreign key (tenant_id, created_by) references users
);
create index order_files_order on order_files (tenant_id, order_id);
create index order_files_file on order_files (tenant_id, file_id);
call alpaca.protect_merchant_table('order_files');
grant select, insert, delete on order_files to alpaca_app;

-- Who printed what, when and where. Nothing is taken away; only what became of it is added.
create table print_records (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  order_id uuid not null,
  document text not null,
  pages integer not null check (pages > 0),
  copies smallint not null check (copies > 0),
  -- Which print of this document it was; those that failed are not counted.
  nth integer not null check (nth > 0),
  user_id uuid not null,
  user_name text not null,
  workstation text not null,
  printer text not null,
  client text not null check (client in ('qz', 'lodop', 'browser')),
  place text not null,
  outcome text not null default 'sent' check (outcome in ('sent', 'accepted', 'printed', 'failed')),
  message text not null default '',
  reason text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders on delete cascade,
  foreign key (tenant_id, user_id) references users
);
create unique index print_records_nth on print_records (tenant_id, order_id, document, nth)
  where outcome <> 'failed';
create index print_records_order on print_records (tenant_id, order_id, created_at);
create index print_records_merchant on print_records (tenant_id, merchant_id, created_at, id);
create index print_records_all on print_records (tenant_id, created_at, id);
call alpaca.protect_merchant_table('print_records');
grant select, insert on print_records to alpaca_app;
grant update (outcome, message) on print_records to alpaca_app;

-- Sets of labels to download, and where in them each order's pages are.
create table label_sets (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid,
  user_id uuid not null,
  language text not null,
  job_id uuid not null,
  kind text not null check (kind in ('byTicket', 'bySubOrder', 'all')),
  folders text not null check (folders in ('onePerLabel', 'shared')),
  documents text[] not null,
  status text not null default 'making' check (status in ('making', 'ready', 'failed')),
  file_id uuid,
  pages integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, user_id) references users,
  foreign key (tenant_id, file_id) references files
);
create index label_sets_merchant on label_sets (tenant_id, merchant_id, created_at, id);
create index label_sets_user on label_sets (tenant_id, user_id);
create index label_sets_file on label_sets (tenant_id, file_id);
create index label_sets_created on label_sets (created_at);
call alpaca.protect_merchant_table('label_sets');
call alpaca.let_sweep('label_sets');
grant select, insert on label_sets to alpaca_app;
grant update (job_id, status, file_id, pages) on label_sets to alpaca_app;

create table label_set_orders (
  tenant_id uuid not null,
  set_id uuid not null,
  -- Its place in the set, from 1.
  place integer not null check (place > 0),
  merchant_id uuid,
  order_id uuid not null,
  -- Why it is not in the file; null once it is.
  obstacle text check (obstacle in ('status', 'pending', 'missing')),
  -- Counted over the whole set.
  first_page integer,
  last_page integer,
  file_name text,
  primary key (tenant_id, set_id, place),
  foreign key (tenant_id, set_id) references label_sets on delete cascade,
  foreign key (tenant_id, order_id) references orders on delete cascade
);
create index label_set_orders_order on label_set_orders (tenant_id, order_id);
call alpaca.protect_merchant_table('label_set_orders');
grant select, insert on label_set_orders to alpaca_app;
grant update (obstacle, first_page, last_page, file_name) on label_set_orders to alpaca_app;

-- How labels of a tenant's own lines may look; merchants choose.
create table label_designs (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name_zh text not null,
  name_en text not null,
  size text not null check (size in ('100x150', '100x100', '60x40', 'a4x4')),
  fields text[] not null,
  marks text[] not null,
  logo boolean not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, name_zh),
  unique (tenant_id, name_en)
);
call alpaca.protect_tenant_table('label_designs');
grant select, insert, update, delete on label_designs to alpaca_app;

alter table merchants add label_design_id uuid,
  add foreign key (tenant_id, label_design_id) references label_designs (tenant_id, id)
    on delete set null (label_design_id);
create index merchants_label_design on merchants (tenant_id, label_design_id);
grant update (label_design_id) on merchants to alpaca_app;

-- A label is seen by who may print. Whoever printed by a page before, and the owners and the tenant's
-- own people who saw labels with their orders, go on doing so.
create or replace function alpaca.may_hold(kind text, permission text) returns boolean
language sql immutable parallel safe as $$
  select case
    when permission in ('dashboard:analysis', 'basic:information', 'order:list', 'order:detail',
      'order:print', 'order:track', 'order:costChanges', 'shipment:inventory', 'shipment:detail',
      'financial:topUpCheck', 'system:userAnnouncements', 'system:jobs') then true
    when permission in ('system:team', 'system:teamAdd', 'system:teamEdit', 'system:api')
      then kind = 'merchant'
    when permission ~ '^(ops|system):' or permission = 'financial:topUpAudit'
      then kind <> 'merchant'
    else kind = 'merchant'
  end
$$;
insert into role_permissions (tenant_id, role_id, permission)
  select distinct tenant_id, role_id, 'order:print' from role_permissions
  where permission in ('order:labels', 'order:scanPrint', 'single:scan')
    or (permission = 'order:detail' and role_id in (select id from roles where kind <> 'merchant'))
  on conflict do nothing;
insert into user_permissions (tenant_id, user_id, merchant_id, permission)
  select distinct tenant_id, user_id, merchant_id, 'order:print' from user_permissions
  where permission in ('order:labels', 'order:scanPrint', 'single:scan')
  on conflict do nothing;
