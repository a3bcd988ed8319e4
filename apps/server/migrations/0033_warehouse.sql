-- The parcel's physical half: warehouses, hand-over, receiving, withholding, dispatch, returns.

-- Where parcels are brought. Its hours and the days that differ give deadlines; see the calendar.
create table warehouses (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null,
  name_zh text not null,
  name_en text not null,
  country_code text not null,
  province text not null default '',
  city text not null,
  address text not null,
  post_code text not null default '',
  contact text not null,
  phone text not null,
  zone text not null,
  -- Seven, from Monday: { "from": "09:00", "to": "21:00" }, or null for a day off.
  hours jsonb not null check (jsonb_array_length(hours) = 7),
  is_open boolean not null default true,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
call alpaca.protect_tenant_table('warehouses');
grant select, insert, update on warehouses to alpaca_app;

-- Days that are not as their weekday: holidays, and days worked instead of others.
create table warehouse_days (
  tenant_id uuid not null,
  warehouse_id uuid not null,
  day date not null,
  name text not null default '',
  opens time,
  closes time,
  primary key (tenant_id, warehouse_id, day),
  foreign key (tenant_id, warehouse_id) references warehouses on delete cascade,
  check ((opens is null) = (closes is null)),
  check (opens < closes)
);
call alpaca.protect_tenant_table('warehouse_days');
grant select, insert, update, delete on warehouse_days to alpaca_app;

-- Which lines it takes, and until when a parcel leaves on the same day.
create table warehouse_lines (
  tenant_id uuid not null,
  warehouse_id uuid not null,
  product_id uuid not null,
  cut_off time not null,
  primary key (tenant_id, warehouse_id, product_id),
  foreign key (tenant_id, warehouse_id) references warehouses on delete cascade,
  foreign key (tenant_id, product_id) references products
);
create index warehouse_lines_product on warehouse_lines (tenant_id, product_id);
call alpaca.protect_tenant_table('warehouse_lines');
grant select, insert, update, delete on warehouse_lines to alpaca_app;

-- Who of the staff works where; they act there only. Who belongs nowhere acts in none.
create table warehouse_staff (
  tenant_id uuid not null,
  warehouse_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, warehouse_id, user_id),
  foreign key (tenant_id, warehouse_id) references warehouses on delete cascade,
  foreign key (tenant_id, user_id) references users
);
create index warehouse_staff_user on warehouse_staff (tenant_id, user_id);
call alpaca.protect_staff_table('warehouse_staff');
grant select, insert, delete on warehouse_staff to alpaca_app;

-- By what people change places at a station; the PIN is kept as passwords are.
create table badges (
  tenant_id uuid not null,
  user_id uuid not null,
  badge_no text not null,
  pin_hash text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  unique (tenant_id, badge_no),
  foreign key (tenant_id, user_id) references users
);
call alpaca.protect_staff_table('badges');
grant select, insert, update, delete on badges to alpaca_app;
-- Begun by badge and PIN: such a session does the work of stations and nothing else.
alter table sessions add by_badge boolean not null default false;

-- What the staff brings for a merchant, such as a photo of its parcel, is given to it.
grant update (merchant_id) on files to alpaca_app;

-- A talk about something between a merchant and the staff; whose turn it is, and until when.
create table threads (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  subject_kind text not null,
  subject_id uuid not null,
  title text not null,
  turn text check (turn in ('merchant', 'staff')),
  due_at timestamptz,
  last_at timestamptz not null default now(),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, subject_kind, subject_id),
  foreign key (tenant_id, merchant_id) references merchants
);
create index threads_merchant on threads (tenant_id, merchant_id, last_at desc);
create index threads_turn on threads (tenant_id, turn, due_at) where closed_at is null;
call alpaca.protect_merchant_table('threads');
grant select, insert, update on threads to alpaca_app;

create table thread_messages (
  tenant_id uuid not null,
  thread_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  side text not null check (side in ('merchant', 'staff', 'system')),
  user_id uuid,
  body text not null,
  -- Of what the system says: a key of its words and what stands in them.
  vars jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, thread_id, id),
  foreign key (tenant_id, thread_id) references threads,
  foreign key (tenant_id, user_id) references users
);
create index thread_messages_user on thread_messages (tenant_id, user_id);
call alpaca.protect_merchant_table('thread_messages');
grant select, insert on thread_messages to alpaca_app;

create table thread_files (
  tenant_id uuid not null,
  thread_id uuid not null,
  message_id uuid not null,
  merchant_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, thread_id, message_id, file_id),
  foreign key (tenant_id, thread_id, message_id) references thread_messages,
  foreign key (tenant_id, file_id) references files
);
create index thread_files_file on thread_files (tenant_id, file_id);
call alpaca.protect_merchant_table('thread_files');
grant select, insert on thread_files to alpaca_app;

-- How far somebody has read.
create table thread_reads (
  tenant_id uuid not null,
  thread_id uuid not null,
  user_id uuid not null,
  merchant_id uuid not null,
  read_at timestamptz not null,
  primary key (tenant_id, thread_id, user_id),
  foreign key (tenant_id, thread_id) references threads,
  foreign key (tenant_id, user_id) references users
);
create index thread_reads_user on thread_reads (tenant_id, user_id);
call alpaca.protect_merchant_table('thread_reads');
grant select, insert, update on thread_reads to alpaca_app;

-- A merchant's list of what it brings to one warehouse (交货清单).
create sequence shipment_nos;
grant usage on sequence shipment_nos to alpaca_app;
create table shipments (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  shipment_no text not null,
  warehouse_id uuid not null,
  mode text not null check (mode in ('delivery', 'pickUp')),
  -- Who hands it over, and where it is picked up, as the merchant's address book had it then.
  shipper jsonb,
  shipper_name text not null default '',
  estimated_arrival timestamptz,
  remark text not null default '' check (length(remark) <= 500),
  status text not null default 'open' check (status in ('open', 'received', 'takenBack', 'closed')),
  -- When its first parcel was received; from then on it is not changed any more.
  first_received_at timestamptz,
  missing_told_at timestamptz,
  revision integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, created_by) references users
);
create unique index shipments_no on shipments (tenant_id, merchant_id, shipment_no) where status <> 'takenBack';
create index shipments_merchant on shipments (tenant_id, merchant_id, created_at desc, id desc);
create index shipments_warehouse on shipments (tenant_id, warehouse_id, created_at desc, id desc);
create index shipments_number on shipments (tenant_id, shipment_no);
create index shipments_due on shipments (tenant_id, first_received_at) where status in ('open', 'received');
create index shipments_created_by on shipments (tenant_id, created_by);
call alpaca.protect_merchant_table('shipments');
grant select, insert, update on shipments to alpaca_app;

-- Each listing, and when and why it ended. An order is on one open list at most.
create table shipment_orders (
  tenant_id uuid not null,
  shipment_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  order_id uuid not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ending text check (ending in ('received', 'removed', 'takenBack', 'missing')),
  primary key (tenant_id, shipment_id, id),
  foreign key (tenant_id, shipment_id) references shipments,
  foreign key (tenant_id, order_id) references orders,
  check ((ended_at is null) = (ending is null))
);
create unique index shipment_orders_open on shipment_orders (tenant_id, order_id) where ended_at is null;
create index shipment_orders_order on shipment_orders (tenant_id, order_id);
call alpaca.protect_merchant_table('shipment_orders');
grant select, insert on shipment_orders to alpaca_app;
grant update (ended_at, ending) on shipment_orders to alpaca_app;

-- A delivery is signed in by count, before anything is scanned.
create table arrivals (
  tenant_id uuid not null,
  id uuid not null,
  warehouse_id uuid not null,
  merchant_id uuid,
  shipment_id uuid,
  driver text not null default '',
  plate text not null default '',
  bags integer not null check (bags between 0 and 9999),
  pieces integer not null check (pieces between 0 and 99999),
  signature_file_id uuid,
  remark text not null default '',
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, shipment_id) references shipments,
  foreign key (tenant_id, signature_file_id) references files,
  foreign key (tenant_id, created_by) references users
);
create index arrivals_warehouse on arrivals (tenant_id, warehouse_id, created_at desc, id desc);
create index arrivals_shipment on arrivals (tenant_id, shipment_id);
create index arrivals_merchant on arrivals (tenant_id, merchant_id);
create index arrivals_file on arrivals (tenant_id, signature_file_id);
create index arrivals_created_by on arrivals (tenant_id, created_by);
call alpaca.protect_merchant_table('arrivals');
grant select, insert on arrivals to alpaca_app;

-- What a station scanned, by the id it gave it: sent again it is answered as the first time.
create table scans (
  tenant_id uuid not null,
  id uuid not null,
  warehouse_id uuid not null,
  kind text not null check (kind in ('receive', 'bag')),
  station text not null,
  number text not null,
  user_id uuid not null,
  -- When it was scanned; it may have waited for the line.
  scanned_at timestamptz not null,
  -- Of what was sent: another content under the same id is no repetition.
  digest bytea not null,
  answer jsonb not null,
  order_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, user_id) references users
);
create index scans_warehouse on scans (tenant_id, warehouse_id, created_at desc);
create index scans_order on scans (tenant_id, order_id);
create index scans_user on scans (tenant_id, user_id);
call alpaca.protect_staff_table('scans');
grant select, insert on scans to alpaca_app;

-- What was measured stands beside what was declared; line and number of a box never change.
alter table order_boxes
  add measured_g integer check (measured_g > 0),
  add measured_length_cc integer check (measured_length_cc > 0),
  add measured_width_cc integer check (measured_width_cc > 0),
  add measured_height_cc integer check (measured_height_cc > 0),
  add received_at timestamptz,
  add received_by uuid,
  -- Never came, though the others went on without it.
  add absent boolean not null default false,
  add foreign key (tenant_id, received_by) references users,
  add check ((received_at is null) = (measured_g is null)),
  add check (not absent or received_at is null);
create index order_boxes_received_by on order_boxes (tenant_id, received_by);
-- Most boxes are only counted; some carry a number of their own, such as Amazon's.
create index order_boxes_box_no on order_boxes (tenant_id, box_no) where length(box_no) > 5;

alter table orders
  add warehouse_id uuid,
  add received_at timestamptz,
  -- The list it came with; listed there or not.
  add shipment_id uuid,
  add measured_g bigint,
  -- What it really costs, as it was measured; what was quoted is kept beside it.
  add real_minor bigint check (real_minor >= 0),
  add real_quote jsonb,
  add intercept_at timestamptz,
  add intercept_note text not null default '',
  -- How many reasons withhold it.
  add open_reasons smallint not null default 0 check (open_reasons >= 0),
  -- Of its latest cost change.
  add confirm_status text not null default 'none'
    check (confirm_status in ('none', 'awaiting', 'confirmed', 'disputed')),
  -- When its merchant was told that it is voided unless it is handed over.
  add hand_over_told_at timestamptz,
  add foreign key (tenant_id, warehouse_id) references warehouses,
  add foreign key (tenant_id, shipment_id) references shipments;
create index orders_warehouse on orders (tenant_id, warehouse_id, status) where warehouse_id is not null;
create index orders_shipment on orders (tenant_id, shipment_id) where shipment_id is not null;
create index orders_intercepted on orders (tenant_id, merchant_id) where intercept_at is not null;
create index orders_to_hand_over on orders (tenant_id, merchant_id, product_id)
  where status = 'generated' and handed_over_at is null;

-- A parcel that nobody forecast, of a merchant if that is known, until an order takes it over.
create table strays (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid,
  warehouse_id uuid not null,
  number text not null,
  shipment_id uuid,
  weight_g integer not null check (weight_g > 0),
  length_cc integer check (length_cc > 0),
  width_cc integer check (width_cc > 0),
  height_cc integer check (height_cc > 0),
  remark text not null default '',
  order_id uuid,
  ended_at timestamptz,
  ending text check (ending in ('ordered', 'returned', 'destroyed')),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, shipment_id) references shipments,
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, created_by) references users,
  check ((ended_at is null) = (ending is null)),
  check ((order_id is not null) = (ending is not distinct from 'ordered'))
);
create index strays_merchant on strays (tenant_id, merchant_id, created_at desc, id desc);
create index strays_warehouse on strays (tenant_id, warehouse_id, created_at desc, id desc);
create unique index strays_number on strays (tenant_id, warehouse_id, number) where ended_at is null;
create index strays_shipment on strays (tenant_id, shipment_id);
create index strays_order on strays (tenant_id, order_id);
create index strays_created_by on strays (tenant_id, created_by);
call alpaca.protect_merchant_table('strays');
grant select, insert, update on strays to alpaca_app;

-- One reason to withhold a parcel; it goes on when the last is settled.
create table withholdings (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  order_id uuid not null,
  warehouse_id uuid not null,
  reason text not null check (reason in ('arrears', 'intercepted', 'forbidden', 'battery', 'damaged',
    'customs', 'address', 'weight', 'carrierRefused', 'other')),
  note text not null default '',
  deadline timestamptz not null,
  -- What becomes of it when nobody decides until then.
  by_default text not null check (by_default in ('return', 'destroy', 'stay')),
  near_told_at timestamptz,
  overdue_at timestamptz,
  outcome text check (outcome in ('released', 'paid', 'returned', 'destroyed', 'lineChanged')),
  ended_at timestamptz,
  ended_by uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, ended_by) references users,
  foreign key (tenant_id, created_by) references users,
  check ((ended_at is null) = (outcome is null))
);
create unique index withholdings_open on withholdings (tenant_id, order_id, reason) where ended_at is null;
create index withholdings_order on withholdings (tenant_id, order_id);
create index withholdings_merchant on withholdings (tenant_id, merchant_id, created_at desc, id desc);
create index withholdings_warehouse on withholdings (tenant_id, warehouse_id, created_at desc, id desc);
create index withholdings_due on withholdings (tenant_id, deadline) where ended_at is null;
create index withholdings_ended_by on withholdings (tenant_id, ended_by);
create index withholdings_created_by on withholdings (tenant_id, created_by);
call alpaca.protect_merchant_table('withholdings');
grant select, insert, update on withholdings to alpaca_app;

-- What parcels looked like.
create table parcel_photos (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid,
  order_id uuid,
  line smallint,
  stray_id uuid,
  withholding_id uuid,
  return_id uuid,
  file_id uuid not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, stray_id) references strays,
  foreign key (tenant_id, withholding_id) references withholdings,
  foreign key (tenant_id, file_id) references files,
  foreign key (tenant_id, created_by) references users,
  check (order_id is not null or stray_id is not null)
);
create index parcel_photos_order on parcel_photos (tenant_id, order_id);
create index parcel_photos_stray on parcel_photos (tenant_id, stray_id);
create index parcel_photos_withholding on parcel_photos (tenant_id, withholding_id);
create index parcel_photos_file on parcel_photos (tenant_id, file_id);
create index parcel_photos_created_by on parcel_photos (tenant_id, created_by);
call alpaca.protect_merchant_table('parcel_photos');
grant select, insert on parcel_photos to alpaca_app;

-- What a parcel costs more or less than was charged for it.
create table cost_changes (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  order_id uuid not null,
  reason text not null check (reason in ('measured', 'bill', 'remote', 'duty', 'return', 'storage', 'other')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  before_minor bigint not null check (before_minor >= 0),
  after_minor bigint not null check (after_minor >= 0),
  -- Both prices with their rules: weights, lines, version.
  detail jsonb not null default '{}',
  status text not null check (status in ('awaiting', 'confirmed', 'disputed', 'debited', 'credited', 'withdrawn')),
  -- Debited then, unless its merchant disputes it.
  due_at timestamptz,
  settled_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, created_by) references users,
  check (before_minor <> after_minor),
  check ((settled_at is not null) = (status in ('debited', 'credited', 'withdrawn'))),
  check (status <> 'awaiting' or due_at is not null)
);
-- A parcel is weighed in once.
create unique index cost_changes_measured on cost_changes (tenant_id, order_id)
  where reason = 'measured' and status <> 'withdrawn';
create index cost_changes_order on cost_changes (tenant_id, order_id);
create index cost_changes_merchant on cost_changes (tenant_id, merchant_id, created_at desc, id desc);
create index cost_changes_due on cost_changes (tenant_id, due_at) where status in ('awaiting', 'confirmed');
create index cost_changes_created_by on cost_changes (tenant_id, created_by);
call alpaca.protect_merchant_table('cost_changes');
grant select, insert, update on cost_changes to alpaca_app;

-- Batches that leave (出库批次), their bags and pallets.
create table dispatch_batches (
  tenant_id uuid not null,
  id uuid not null,
  warehouse_id uuid not null,
  product_id uuid not null,
  -- In the warehouse's zone.
  day date not null,
  batch_no text not null,
  transport text not null default 'air' check (transport in ('air', 'sea', 'rail', 'road')),
  master_no text not null default '',
  vehicle text not null default '',
  etd timestamptz,
  eta timestamptz,
  status text not null default 'open' check (status in ('open', 'closing', 'closed')),
  closed_at timestamptz,
  closed_by uuid,
  revision integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, batch_no),
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, product_id) references products,
  foreign key (tenant_id, closed_by) references users,
  foreign key (tenant_id, created_by) references users,
  check ((status = 'closed') = (closed_at is not null)),
  check (eta > etd)
);
create index dispatch_batches_warehouse on dispatch_batches (tenant_id, warehouse_id, day desc, id desc);
create index dispatch_batches_product on dispatch_batches (tenant_id, product_id);
create index dispatch_batches_closed_by on dispatch_batches (tenant_id, closed_by);
create index dispatch_batches_created_by on dispatch_batches (tenant_id, created_by);
call alpaca.protect_staff_table('dispatch_batches');
grant select, insert, update on dispatch_batches to alpaca_app;

create table bags (
  tenant_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  bag_no text not null,
  kind text not null check (kind in ('bag', 'pallet')),
  gross_g integer check (gross_g > 0),
  closed_at timestamptz,
  closed_by uuid,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, bag_no),
  foreign key (tenant_id, batch_id) references dispatch_batches,
  foreign key (tenant_id, closed_by) references users,
  foreign key (tenant_id, created_by) references users,
  check ((closed_at is null) = (gross_g is null))
);
create index bags_batch on bags (tenant_id, batch_id);
create index bags_closed_by on bags (tenant_id, closed_by);
create index bags_created_by on bags (tenant_id, created_by);
call alpaca.protect_staff_table('bags');
grant select, insert, update, delete on bags to alpaca_app;

-- Where each box is: on the floor, among the withheld, in a bag. One place each; once it has left, the
-- bag that it left in.
create table box_places (
  tenant_id uuid not null,
  order_id uuid not null,
  line smallint not null,
  merchant_id uuid not null,
  warehouse_id uuid not null,
  kind text not null check (kind in ('floor', 'withheld', 'bag')),
  bag_id uuid,
  since timestamptz not null default now(),
  primary key (tenant_id, order_id, line),
  foreign key (tenant_id, order_id, line) references order_boxes,
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, bag_id) references bags,
  check ((kind = 'bag') = (bag_id is not null))
);
create index box_places_bag on box_places (tenant_id, bag_id) where bag_id is not null;
create index box_places_warehouse on box_places (tenant_id, warehouse_id, kind);
call alpaca.protect_merchant_table('box_places');
grant select, insert, update, delete on box_places to alpaca_app;

-- What became of a batch, and who did it: reopening leaves a trace.
create table batch_events (
  tenant_id uuid not null,
  batch_id uuid not null,
  id uuid not null,
  what text not null check (what in ('opened', 'changed', 'bagClosed', 'bagReopened', 'closed', 'reopened',
    'manifested', 'manifestFailed')),
  bag_id uuid,
  user_id uuid,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, batch_id, id),
  foreign key (tenant_id, batch_id) references dispatch_batches,
  foreign key (tenant_id, user_id) references users
);
create index batch_events_user on batch_events (tenant_id, user_id);
call alpaca.protect_staff_table('batch_events');
grant select, insert on batch_events to alpaca_app;

-- What carriers were told of a batch: one origin and account each, never extended.
create table manifests (
  tenant_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  account text not null,
  state text not null check (state in ('creating', 'created', 'failed')),
  carrier_no text not null default '',
  parcels integer not null default 0,
  -- What it was asked for, for good: asked again it is the same form.
  order_ids uuid[] not null default '{}',
  -- Every parcel that the carrier left out, with its words.
  rejected jsonb not null default '[]',
  file_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, batch_id) references dispatch_batches,
  foreign key (tenant_id, file_id) references files,
  foreign key (tenant_id, created_by) references users
);
create index manifests_batch on manifests (tenant_id, batch_id);
create index manifests_file on manifests (tenant_id, file_id);
create index manifests_created_by on manifests (tenant_id, created_by);
call alpaca.protect_staff_table('manifests');
grant select, insert, update on manifests to alpaca_app;

-- Parcels that came back, on their shelf.
create table returns (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  order_id uuid not null,
  warehouse_id uuid,
  source text not null check (source in ('warehouse', 'withheld', 'carrier', 'overseas')),
  shelf text not null default '',
  state text not null check (state in ('expected', 'onShelf', 'ended')),
  free_until timestamptz,
  deadline timestamptz,
  by_default text not null check (by_default in ('return', 'destroy', 'stay')),
  wish text check (wish in ('handBack', 'destroy', 'redeliver', 'hold', 'sendBack')),
  outcome text check (outcome in ('handedBack', 'destroyed', 'redelivered', 'sentBack')),
  new_order_id uuid,
  -- Who took it, or what else was said when it ended.
  note text not null default '',
  shelved_at timestamptz,
  ended_at timestamptz,
  ended_by uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, new_order_id) references orders,
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, ended_by) references users,
  foreign key (tenant_id, created_by) references users,
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (outcome is not null)),
  check (state <> 'onShelf' or (shelf <> '' and warehouse_id is not null))
);
create unique index returns_open on returns (tenant_id, order_id) where state <> 'ended';
create index returns_order on returns (tenant_id, order_id);
create index returns_new_order on returns (tenant_id, new_order_id);
create index returns_merchant on returns (tenant_id, merchant_id, created_at desc, id desc);
create index returns_warehouse on returns (tenant_id, warehouse_id, created_at desc, id desc);
create index returns_due on returns (tenant_id, deadline) where state <> 'ended';
create index returns_ended_by on returns (tenant_id, ended_by);
create index returns_created_by on returns (tenant_id, created_by);
call alpaca.protect_merchant_table('returns');
grant select, insert, update on returns to alpaca_app;
alter table parcel_photos add foreign key (tenant_id, return_id) references returns;
create index parcel_photos_return on parcel_photos (tenant_id, return_id);

-- An order is withheld exactly while a reason is open. What was withheld before reasons were kept has none
-- to show, so it is said to have another one.
update orders set open_reasons = 1 where status = 'withheld';
alter table orders add constraint orders_reasons check ((status = 'withheld') = (open_reasons > 0));
