import type { Ctx } from '../../../platform/context.ts';
import { post } from '../../finance/index.ts';
import { type Held, holdFor } from './orderMoney.ts';

/** Holds the money of orders, as far as it goes; the ids of those for which there is too little. */
export const holdAll = async (ctx: Ctx, orders: readonly Held[]): Promise<ReadonlySet<string>> => {
  const commands = orders.flatMap((order) => holdFor(order).map((command) => ({ order, command })));
  const posted = await post(
    ctx,
    commands.map(({ command }) => command),
  );
  return new Set(
    commands.flatMap(({ order }, at) => (posted[at]?.outcome === 'refused' ? [order.id] : [])),
  );
};
