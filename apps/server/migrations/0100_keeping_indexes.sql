-- outside a transaction
-- What nights look for, the longest kept first.
create index concurrently if not exists orders_to_redact on orders (tenant_id, updated_at)
  where redacted_at is null and status in ('voided', 'refunded', 'outWarehouse', 'delivered', 'chargedBack');
create index concurrently if not exists orders_with_papers on orders (tenant_id, updated_at)
  where label_file_id is not null and status in ('voided', 'refunded', 'outWarehouse', 'delivered', 'chargedBack');
