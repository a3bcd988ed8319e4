import type { Ctx } from '../../../platform/context.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { stepFrom } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';

// A list has thousands of orders: they are moved by one statement, and all of them are one merchant's.

const move = async (
  ctx: Ctx,
  orders: readonly repo.OrderRow[],
  step: 'handOver' | 'takeBack' | 'missing',
  detail: Record<string, unknown>,
) => {
  const [first] = orders;
  if (!first) return;
  const actor = step === 'missing' ? 'system' : 'merchant';
  const events = orders.map((order) => {
    const { status } = stepFrom(ctx, order, step);
    return { order, step, actor, status, detail } as const;
  });
  const at = step === 'handOver' ? new Date() : null;
  const ids = orders.map(({ id }) => id);
  await repo.change(ctx, ids, { handed_over_at: at, hand_over_told_at: null });
  await repo.addEvents(ctx, events);
  await tell(ctx, { cmd: 'merchant', merchantId: first.merchant_id });
};

/** Hands locked orders over, or refuses by the table of moves. */
export const handOverMany = (
  ctx: Ctx,
  orders: readonly repo.OrderRow[],
  detail: Record<string, unknown>,
) => move(ctx, orders, 'handOver', detail);

/** Takes locked orders off their list: its merchant does, or time where they never came. */
export const takeOffMany = (
  ctx: Ctx,
  orders: readonly repo.OrderRow[],
  step: 'takeBack' | 'missing',
  detail: Record<string, unknown>,
) => move(ctx, orders, step, detail);
