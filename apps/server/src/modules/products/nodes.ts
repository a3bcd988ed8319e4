import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { forget } from '../../platform/nodeMemory.ts';
import { tell } from '../../platform/outbox/outbox.ts';

/**
 * Changes what quotes depend on. Nodes remember prices: this one forgets at once, the others, and
 * this one once more, when the relay tells them of the commit.
 */
export const changePrices = async <T>(ctx: Ctx, change: (ctx: Ctx) => Promise<T>): Promise<T> => {
  const result = await inTx(ctx, async (ctx) => {
    const changed = await change(ctx);
    await tell(ctx, { cmd: 'prices' });
    return changed;
  });
  forget(ctx.node, 'prices', ctx.tenant.id);
  return result;
};
