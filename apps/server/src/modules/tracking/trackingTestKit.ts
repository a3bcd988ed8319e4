import { closeBatch } from '@alpaca/contract';
import { testApp } from '../../testing/app.ts';
import { openDispatchKit } from '../dispatch/testing.ts';
import { makeTrackDays } from './intake/days.ts';

/** What tests of tracking work with: parcels in a warehouse and batches that leave, and days for what is told. */
export const openTrackingKit = async () => {
  const app = await testApp();
  const kit = await openDispatchKit(app);
  const ctx = await app.ctxOf();
  await makeTrackDays(ctx);
  return {
    app,
    ctx,
    kit,

    /** So many orders that left in one bag of a batch. */
    async left(count = 1) {
      const orders = [];
      for (let n = 0; n < count; n += 1) orders.push(await kit.onFloor());
      const { batch, bag } = await kit.packed(orders);
      await kit.operator.call(closeBatch, { body: { id: batch.id } });
      const ids = orders.map(({ id }) => id);
      return { id: ids[0] as string, ids, batchId: batch.id, bagId: bag.id };
    },

    async stop() {
      await kit.close();
      await app.stop();
    },
  };
};
export type TrackingKit = Awaited<ReturnType<typeof openTrackingKit>>;
