-- Boxes and events say whose order they belong to, because row security reads it there. That it is
-- the order's own merchant was the program's word only; from here on the keys hold it.
create unique index orders_owner on orders (tenant_id, merchant_id, id desc);
drop index orders_merchant;

alter table order_boxes
  drop constraint order_boxes_tenant_id_order_id_fkey,
  add constraint order_boxes_order foreign key (tenant_id, merchant_id, order_id)
    references orders (tenant_id, merchant_id, id) on delete cascade;

alter table order_events
  drop constraint order_events_tenant_id_order_id_fkey,
  add constraint order_events_order foreign key (tenant_id, merchant_id, order_id)
    references orders (tenant_id, merchant_id, id),
  add check (status in ('draft', 'ordering', 'generated', 'failed', 'voided', 'refunded',
    'inWarehouse', 'withheld', 'outWarehouse', 'delivered', 'chargedBack')),
  -- The steps themselves are the contract's table of moves.
  add check (step ~ '^[a-z][A-Za-z]{1,30}$'),
  add check (jsonb_typeof(detail) = 'object');
