import type { OrderForm } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { asDrafts } from './placing/orderToPlace.ts';
import { writeOrders } from './placing/placing.repository.ts';

/** Many drafts of one form, in one statement. */
export const importDrafts = (ctx: Ctx, count: number, form: OrderForm): Promise<string[]> =>
  inTx(ctx, async (ctx) => {
    const { customerNo: _, ...rest } = form;
    const orders = Array.from({ length: count }, () => ({
      row: null,
      form: rest as OrderForm,
      source: 'import' as const,
    }));
    const drafts = await asDrafts(ctx, orders);
    await writeOrders(ctx, drafts);
    return drafts.map(({ id }) => id);
  });
