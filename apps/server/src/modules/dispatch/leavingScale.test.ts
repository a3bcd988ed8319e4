import { closeBatch } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { copyRows } from '../../testing/copyRows.ts';
import { asOwner } from '../../testing/owner.ts';
import { type DispatchKit, openDispatchKit } from './dispatchTestKit.ts';

let app: TestApp;
let kit: DispatchKit;
beforeAll(async () => {
  app = await testApp();
  kit = await openDispatchKit(app);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

/** A batch with so many more parcels like its first. */
const filled = async (count: number) => {
  const order = await kit.onFloor();
  const { batch, bag } = await kit.packed([order]);
  const id = `md5($1::text || n)::uuid`;
  const number = `'S' || left(md5($1::text || n), 14)`;
  const more = (table: string, key: string, columns: Record<string, string>) =>
    copyRows(
      async (text, values) => ({ rows: await asOwner(app.database, text, values) }),
      table,
      { where: `t.${key} = $1::text::uuid`, counted: 'generate_series(1, $2::int) n', columns },
      [order.id, count - 1],
    );
  await more('orders', 'id', { id, order_no: number, customer_no: number });
  await more('order_boxes', 'order_id', { order_id: id });
  await more('box_places', 'order_id', { order_id: id });
  await asOwner(
    app.database,
    `update batch_events set detail = jsonb_set(detail, '{boxes}', to_jsonb($2::int)) where bag_id = $1`,
    [bag.id, count],
  );
  await asOwner(app.database, 'analyze orders, order_boxes, box_places, order_events', []);
  return batch.id;
};

const msPerParcel = async (count: number) => {
  const id = await filled(count);
  const from = performance.now();
  const { result } = await kit.operator.call(closeBatch, { body: { id } });
  expect(result).toEqual({ orders: count, boxes: count });
  return (performance.now() - from) / count;
};

// Beside others a machine tells nothing of time: the night asks.
test.skipIf(!process.env.ALPACA_LONG)(
  'closing 5,000 takes at most twice as long a parcel as closing 500',
  async () => {
    await msPerParcel(500);
    const few = await msPerParcel(500);
    const many = await msPerParcel(5_000);
    console.log(`a parcel of 500: ${few.toFixed(3)} ms, of 5,000: ${many.toFixed(3)} ms`);
    expect(many / few).toBeLessThanOrEqual(2);
  },
  300_000,
);
