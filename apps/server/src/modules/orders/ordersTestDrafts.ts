import type { OrderForm } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import * as repo from './orders.repository.ts';
import { nameOrders } from './placing/place.ts';

/** Many drafts of one form, in one statement. */
export const importDrafts = (ctx: Ctx, count: number, form: OrderForm): Promise<string[]> =>
  inTx(ctx, async (ctx) => {
    const { customerNo: _, ...rest } = form;
    const orders = Array.from({ length: count }, () => ({
      row: null,
      form: rest as OrderForm,
      source: 'import' as const,
    }));
    const named = await nameOrders(ctx, orders);
    await repo.write(
      ctx,
      named.map((order) => ({ ...order, status: 'draft', booking: 'none', attempt: 0 })),
    );
    return named.map(({ id }) => id);
  });
