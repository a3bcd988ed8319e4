-- The picture at the head of a label. Without one the tenant is named there.
alter table label_designs add logo_file_id uuid,
  add foreign key (tenant_id, logo_file_id) references files (tenant_id, id);
create index label_designs_logo on label_designs (tenant_id, logo_file_id);
