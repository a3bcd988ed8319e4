import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { subjects as orders } from '../orders/testing.ts';
import { subjects as warehouses } from '../warehouses/testing.ts';

/** A list of the owner's merchant with one order on it. */
const newShipment = async (owner: Owner): Promise<string> => {
  const { ctx, merchantId, userId } = owner;
  const tenant_id = ctx.tenant.id;
  const warehouse_id = (await warehouses.warehouse?.(owner)) as string;
  const order_id = (await orders.order?.(owner)) as string;
  const id = newId();
  await ctx.db
    .updateTable('orders')
    .set({
      status: 'generated',
      booking: 'booked',
      handed_over_at: new Date(),
      submitted_at: new Date(),
      quoted_minor: 1n,
      product_id: sql<string>`(select id from products where tenant_id = ${tenant_id} order by code limit 1)`,
    })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', order_id)
    .execute();
  await ctx.db
    .insertInto('shipments')
    .values({
      tenant_id,
      id,
      merchant_id: merchantId,
      shipment_no: `S-${id.slice(-12)}`,
      warehouse_id,
      mode: 'delivery',
      created_by: userId,
    })
    .execute();
  await ctx.db
    .insertInto('shipment_orders')
    .values({ tenant_id, shipment_id: id, id: newId(), merchant_id: merchantId, order_id })
    .execute();
  return id;
};

export const subjects: Subjects = { shipment: newShipment };
