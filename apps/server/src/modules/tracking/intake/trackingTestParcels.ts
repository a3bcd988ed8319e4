import { newId } from '../../../platform/ids.ts';
import type { TestApp } from '../../../testing/app.ts';
import { copyRows } from '../../../testing/copyRows.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openOrdersKit, openTestCarrier } from '../../orders/testing.ts';

export interface TestParcel {
  orderId: string;
  merchantId: string;
}

/** So many orders of one merchant, like one that was submitted. */
export const testParcels = async (app: TestApp, count: number): Promise<TestParcel[]> => {
  const kit = await openOrdersKit(app, openTestCarrier().carrier);
  const merchantId = await kit.merchant(100_000_000n);
  const form = kit.form(kit.products.receipt, 1);
  const { id } = await kit.submit(kit.as(merchantId), form);
  const mark = newId();
  const orderId = `md5('${mark}' || n)::uuid`;
  const number = `left(md5('${mark}' || n), 20)`;
  await copyRows(
    async (text, values) => ({ rows: await asOwner(app.database, text, values) }),
    'orders',
    {
      where: 't.id = $1',
      counted: 'generate_series(1, $2::int) n',
      columns: { id: orderId, order_no: number, customer_no: number },
    },
    [id, count],
  );
  const rows = await asOwner<{ id: string }>(
    app.database,
    `select ${orderId} as id from generate_series(1, $1::int) n`,
    [count],
  );
  await kit.close();
  return rows.map((row) => ({ orderId: row.id, merchantId }));
};
