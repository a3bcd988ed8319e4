import type { ListedOrder, openOrderCalls } from '@alpaca/contract';
import type { Ctx } from '../../../../platform/context.ts';
import {
  findOrder,
  listOnwards,
  payOrders,
  refundOrders,
  voidOrders,
} from '../../../orders/index.ts';
import { intercept, letGoOn } from '../../../withholding/index.ts';
import { requireDone } from '../toldRefusal.ts';
import type { Answers, OpenAsked } from './answers.ts';
import { placeMany, placeOne } from './newOrders.ts';
import { moved, openDetail, openOrder } from './orderViews.ts';

type Calls = typeof openOrderCalls;

const before = '00000000-0000-0000-0000-000000000000';

/** The list's own places: a moment is the place before the first order of it. */
const placeAt = (instant: string) => `${BigInt(Date.parse(instant)) * 1000n}.${before}`;

const list = async (ctx: Ctx, { query }: OpenAsked<Calls['listOrders']>) => {
  const { limit, cursor, updated_after: since, status, number } = query;
  const { records, next } = await listOnwards(ctx, {
    limit,
    sort: since ? 'updateTime' : '-createTime',
    after: cursor ?? (since && placeAt(since)),
    status,
    ...(number !== undefined && { numbers: [number] }),
  });
  return { items: records.map((order: ListedOrder) => openOrder(ctx, order)), next };
};

const cancel = (ctx: Ctx, id: string, reason: string | undefined) =>
  moved(ctx, id, async (ctx) => {
    const { settlement } = await findOrder(ctx, id);
    const isPaid = settlement === 'paid';
    requireDone(isPaid ? await refundOrders(ctx, [id], reason) : await voidOrders(ctx, [id]));
  });

export const orderAnswers: Answers<Calls> = {
  createOrder: (ctx, { body }) => placeOne(ctx, body),
  createOrders: async (ctx, { body }) => ({ outcomes: await placeMany(ctx, body.orders) }),
  getOrder: (ctx, { params }) => openDetail(ctx, params.id),
  listOrders: list,
  payOrder: (ctx, { params: { id }, body: { agreed } }) =>
    moved(ctx, id, async (ctx) => {
      requireDone(await payOrders(ctx, [id], agreed ? [{ id, ...agreed }] : []));
    }),
  cancelOrder: (ctx, { params, body }) => cancel(ctx, params.id, body.reason),
  interceptOrder: (ctx, { params: { id }, body: { note } }) =>
    moved(ctx, id, (ctx) => intercept(ctx, { orderId: id, note })),
  letOrderGoOn: (ctx, { params: { id } }) => moved(ctx, id, (ctx) => letGoOn(ctx, id)),
};
