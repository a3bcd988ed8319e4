-- What a return's storage came to stays as it was announced, whatever a day costs later; and who took the
-- parcel: a person who signed, or a courier with a number.
alter table returns
  add column storage_days integer not null default 0 check (storage_days >= 0),
  add column storage_minor bigint not null default 0 check (storage_minor >= 0),
  add column courier text not null default '',
  add column courier_no text not null default '',
  add column signature_file_id uuid,
  add foreign key (tenant_id, signature_file_id) references files;
create index returns_signature on returns (tenant_id, signature_file_id);
create index returns_shelf on returns (tenant_id, warehouse_id, shelf) where shelf <> '';

-- One order has one storage at most among those that are over already.
update returns r set storage_minor = c.after_minor, storage_days = coalesce((c.detail ->> 'days')::integer, 0)
from cost_changes c
where c.tenant_id = r.tenant_id and c.order_id = r.order_id and c.reason = 'storage' and r.state = 'ended';
