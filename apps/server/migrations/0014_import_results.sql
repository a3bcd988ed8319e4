-- Which row of which sheet an order came from. Imports are swept, so this is no reference.
alter table orders
  add column import_id uuid,
  add column import_row integer,
  add constraint orders_import_row check ((import_id is null) = (import_row is null));
create index orders_import on orders (tenant_id, import_id, import_row) where import_id is not null;

-- Some rows say two things that must not stand twice: an order's number and its carrier's.
alter table import_rows add column other_key text not null default '';
create index import_rows_other_key on import_rows (tenant_id, import_id, other_key) where other_key <> '';
