import type { Currency, OrderOutcome } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { refusalWords } from '../../platform/refusalWords.ts';
import * as repo from './orders.repository.ts';
import { summaries } from './orders.views.ts';

const priceNowOf = ({ params }: Refusal) => ({
  currency: params.currency as Currency,
  amount: params.total as string,
});

const namedMost = 5;
/** A few by their numbers, for whoever looks for one. */
export const someOf = (numbers: readonly (string | undefined)[]) =>
  numbers.filter(Boolean).slice(0, namedMost).join(', ');

/** What a call of many answers, in the order in which it was asked. */
export const outcomesOf = async (
  ctx: Ctx,
  ids: readonly string[],
  refusals: ReadonlyMap<string, Refusal>,
): Promise<OrderOutcome[]> => {
  const orders = await summaries(ctx, await repo.findMany(ctx, ids));
  ctx.trail?.about(...ids.flatMap((id) => orders.get(id)?.transactionOrderNo ?? []));
  ctx.trail?.note({
    count: ids.length,
    nos: someOf(ids.map((id) => orders.get(id)?.transactionOrderNo)),
  });
  return ids.map((id) => {
    const refusal = refusals.get(id);
    return {
      id,
      ok: !refusal,
      errorKey: refusal?.key ?? null,
      message: refusal ? refusalWords(ctx.lang, refusal) : '',
      order: orders.get(id) ?? null,
      ...(refusal?.key === 'order.priceRose' && { priceNow: priceNowOf(refusal) }),
    };
  });
};
