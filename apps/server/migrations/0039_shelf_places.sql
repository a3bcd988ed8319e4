-- Places of a warehouse's shelf, as they came to be known by use: one from which a parcel was moved is free,
-- not forgotten.
create table shelf_places (
  tenant_id uuid not null,
  warehouse_id uuid not null,
  shelf text not null check (shelf <> ''),
  primary key (tenant_id, warehouse_id, shelf),
  foreign key (tenant_id, warehouse_id) references warehouses
);
call alpaca.protect_staff_table('shelf_places');
grant select, insert on shelf_places to alpaca_app;

insert into shelf_places (tenant_id, warehouse_id, shelf)
select distinct tenant_id, warehouse_id, shelf from returns where shelf <> '' and warehouse_id is not null;
