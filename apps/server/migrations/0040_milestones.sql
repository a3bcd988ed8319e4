-- What happened to a whole batch, one of its bags, or all under its master bill, told once: each of the parcels
-- has an event of it. Corrected, the events are withdrawn and told anew.
create table milestones (
  tenant_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  bag_id uuid,
  scope text not null check (scope in ('batch', 'bag', 'master')),
  kind text not null,
  -- By a clock at its place.
  stated_at timestamp not null,
  country_code text not null default '',
  place text not null default '',
  note text not null default '',
  parcels integer not null,
  revision integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz,
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, batch_id) references dispatch_batches,
  foreign key (tenant_id, bag_id) references bags,
  foreign key (tenant_id, created_by) references users,
  check ((scope = 'bag') = (bag_id is not null))
);
create index milestones_batch on milestones (tenant_id, batch_id, stated_at);
create index milestones_bag on milestones (tenant_id, bag_id);
create index milestones_created_by on milestones (tenant_id, created_by);
call alpaca.protect_staff_table('milestones');
grant select, insert, update on milestones to alpaca_app;

-- The parcels that a milestone was told of, as they were then.
create table milestone_parcels (
  tenant_id uuid not null,
  milestone_id uuid not null,
  order_id uuid not null,
  merchant_id uuid not null,
  primary key (tenant_id, milestone_id, order_id),
  foreign key (tenant_id, milestone_id) references milestones,
  foreign key (tenant_id, order_id) references orders
);
create index milestone_parcels_order on milestone_parcels (tenant_id, order_id);
call alpaca.protect_staff_table('milestone_parcels');
grant select, insert on milestone_parcels to alpaca_app;
