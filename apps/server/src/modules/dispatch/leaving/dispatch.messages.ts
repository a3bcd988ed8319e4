import type { Ctx } from '../../../platform/context.ts';
import { raiseMessage } from '../../announcements/index.ts';
import { usersOf } from '../../auth/index.ts';
import { type BatchRow, namesFor } from '../batches/batches.repository.ts';

/** Each merchant hears once how many of its parcels left. */
export const tellLeft = async (ctx: Ctx, batch: BatchRow, counts: ReadonlyMap<string, number>) => {
  const product = (await namesFor(ctx, [batch])).products.get(batch.product_id);
  for (const [merchantId, count] of counts) {
    await raiseMessage(ctx, {
      kind: 'order.dispatched',
      userIds: await usersOf(ctx, merchantId),
      vars: { count, line: { zh: product?.zh ?? '', en: product?.en ?? '' } },
    });
  }
};
