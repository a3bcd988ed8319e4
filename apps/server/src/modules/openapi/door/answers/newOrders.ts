import { NewOrder, type OpenOrder, type OpenOutcome } from '@alpaca/contract';
import type { Ctx } from '../../../../platform/context.ts';
import { issuesOf } from '../../../../platform/http/validate.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { refusalWords } from '../../../../platform/refusalWords.ts';
import { type OrderRow, submitNew } from '../../../orders/index.ts';
import { openOrders } from './orderViews.ts';

type Problem = NonNullable<OpenOutcome['problem']>;

const placedAs = ({ order, remoteAgreed, agreedTotal }: NewOrder) => ({
  form: order,
  remoteAgreed,
  agreedTotal,
});

export const placeOne = async (ctx: Ctx, asked: NewOrder): Promise<OpenOrder> => {
  const [made] = await submitNew(ctx, [placedAs(asked)], 'api');
  if (made instanceof Refusal) throw made;
  const [order] = await openOrders(ctx, [made as OrderRow]);
  return order as OpenOrder;
};

const problemOf = (ctx: Ctx, refusal: Refusal): Problem => ({
  errorKey: refusal.key,
  detail: refusalWords(ctx.lang, refusal),
});

const read = (ctx: Ctx, asked: unknown): NewOrder | Problem => {
  const parsed = NewOrder.safeParse(asked);
  if (parsed.success) return parsed.data;
  const issues = issuesOf(parsed.error, ctx.lang);
  return {
    errorKey: 'request.invalid',
    detail: issues[0]?.message ?? refusalWords(ctx.lang, new Refusal('request.invalid')),
    issues,
  };
};

const isWrong = (one: NewOrder | Problem): one is Problem => 'errorKey' in one;

/** Each is placed or refused by itself, in the order in which they were asked. */
export const placeMany = async (ctx: Ctx, asked: readonly unknown[]): Promise<OpenOutcome[]> => {
  const all = asked.map((one) => read(ctx, one));
  const good = all.filter((one): one is NewOrder => !isWrong(one));
  const made = await submitNew(ctx, good.map(placedAs), 'api');
  const rows = made.filter((one) => !(one instanceof Refusal));
  const orders = new Map((await openOrders(ctx, rows)).map((order) => [order.id, order]));
  return all.map((one, index): OpenOutcome => {
    if (isWrong(one)) return { index, order: null, problem: one };
    const what = made.shift() as Refusal | OrderRow;
    if (what instanceof Refusal) return { index, order: null, problem: problemOf(ctx, what) };
    return { index, order: orders.get(what.id) ?? null, problem: null };
  });
};
