import { sql } from 'kysely';
import { newId } from '../../../platform/ids.ts';
import type { Owner } from '../../../testing/subjects.ts';
import { subjects as orders } from '../../orders/testing.ts';

/** An order of the owner's merchant whose label is there to be printed. */
export const newPrintable = async (owner: Owner): Promise<string> => {
  const id = (await orders.order?.(owner)) as string;
  const { db, tenant } = owner.ctx;
  await db
    .updateTable('orders')
    .set({
      status: 'generated',
      booking: 'booked',
      label: 'ready',
      submitted_at: new Date(),
      quoted_minor: 1n,
      product_id: sql<string>`(select id from products where tenant_id = ${tenant.id} order by code limit 1)`,
    })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .execute();
  return id;
};

export const printBy = {
  client: 'qz',
  printer: 'ZD420',
  workstation: 'Packing 1',
  place: 'list',
} as const;

/** A label that was sent to a printer. */
export const newPrintRecord = async (owner: Owner): Promise<string> => {
  const orderId = await newPrintable(owner);
  const { db, tenant } = owner.ctx;
  const id = newId();
  await db
    .insertInto('print_records')
    .values({
      tenant_id: tenant.id,
      id,
      merchant_id: owner.merchantId,
      order_id: orderId,
      user_id: owner.userId,
      user_name: 'Subject',
      document: 'label',
      pages: 1,
      copies: 1,
      nth: 1,
      ...printBy,
    })
    .execute();
  await db
    .updateTable('orders')
    .set({ print_count: 1 })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', orderId)
    .execute();
  return id;
};
