/**
 * What must hold of the boxes of all orders; a row for each fault. A box that is here has one place, one
 * that left from here is in a closed bag of a closed batch of its line, with all of its order, and
 * nothing else is in any bag. What came back stays in the bag in which it left.
 */
export const placeFaults = `
  with placed as (
    select o.tenant_id, o.id as order_id, o.order_no, x.line, o.status, b.id as batch_id,
      p.kind, g.bag_no,
      case
        when x.absent or x.measured_g is null then p.kind is null
        when o.status = 'generated' then p.kind = 'floor'
        when o.status = 'inWarehouse' then p.kind = 'floor' or (b.status = 'open' and b.product_id = o.product_id)
        when o.status = 'withheld' then p.kind = 'withheld' or b.status = 'open'
        when o.status in ('outWarehouse', 'delivered')
          or (o.status = 'chargedBack' and o.settlement = 'paid')
          then g.closed_at is not null and b.status = 'closed' and b.product_id = o.product_id
        else p.kind is null
      end and (b.id is null or b.warehouse_id = o.warehouse_id) as is_right
    from orders o
    join order_boxes x on x.tenant_id = o.tenant_id and x.order_id = o.id
    left join box_places p on p.tenant_id = x.tenant_id and p.order_id = x.order_id and p.line = x.line
    left join bags g on g.tenant_id = p.tenant_id and g.id = p.bag_id
    left join dispatch_batches b on b.tenant_id = g.tenant_id and b.id = g.batch_id
  )
  select concat_ws(' ', status, order_no, line, 'is at', coalesce(bag_no, kind, 'no place')) as fault
  from placed where is_right is not true
  union all
  select concat_ws(' ', status, order_no, 'left in', count(distinct batch_id), 'batches')
  from placed where status = 'outWarehouse' and batch_id is not null
  group by tenant_id, order_id, order_no, status having count(distinct batch_id) > 1`;
