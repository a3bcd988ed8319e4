-- Whoever packs has a thing in hand and no number: of its SKU the drafts that have nothing else, the
-- oldest first. A column, because row security lets no index answer for an expression.
alter table orders add draft_sku text generated always as (
  case when status in ('draft', 'failed') and form -> 'goods' -> 1 is null
       then nullif(form #>> '{goods,0,sku}', '') end) stored;
create index orders_draft_sku on orders (tenant_id, draft_sku, merchant_id, id) where draft_sku is not null;
