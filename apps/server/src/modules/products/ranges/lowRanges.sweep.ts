import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { raiseMessage } from '../../announcements/index.ts';
import { staffWith } from '../../auth/index.ts';
import { takeLow } from './ranges.repository.ts';

/** Tells whoever can give a range more numbers, once it has few; once until the range changes. */
export const tellLowRanges = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    const low = await takeLow(ctx);
    if (low.length === 0) return;
    const userIds = await staffWith(ctx, 'ops:productEdit');
    for (const { code, next, last } of low) {
      const vars = { code, left: String(last - next + 1n) };
      await raiseMessage(ctx, { kind: 'numberRange.low', userIds, vars });
    }
  });
