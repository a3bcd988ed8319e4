-- A list has a number of ours beside the one its merchant may choose: two merchants may choose the same,
-- and a station must know which list it has scanned.
alter table shipments add inventory_no text;
update shipments set inventory_no = 'S' || lpad(nextval('shipment_nos')::text, 12, '0');
alter table shipments alter inventory_no set not null,
  alter inventory_no set default 'S' || lpad(nextval('shipment_nos')::text, 12, '0');
create unique index shipments_inventory_no on shipments (tenant_id, inventory_no);
