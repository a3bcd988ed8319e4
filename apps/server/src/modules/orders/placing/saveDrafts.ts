import type { Ctx } from '../../../platform/context.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { boxesOf } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';
import { type Named, type NamedOrder, nameOrders } from './place.ts';

/** Writes drafts down as far as they are filled in, new ones and those that exist. */
export const saveDrafts = async (ctx: Ctx, drafts: readonly Named[]): Promise<NamedOrder[]> => {
  if (drafts.length === 0) return [];
  const merchantId = ownMerchant(ctx);
  const named = await nameOrders(ctx, drafts);
  // What was refused and is edited is a draft again.
  const orders = named.map((order, at) => ({
    ...order,
    status: 'draft' as const,
    booking: 'none' as const,
    attempt: drafts[at]?.row?.attempt ?? 0,
  }));
  await repo.write(ctx, orders);
  await repo.dropBoxes(
    ctx,
    drafts.flatMap(({ row }) => (row ? [row.id] : [])),
  );
  await repo.writeBoxes(
    ctx,
    merchantId,
    named.flatMap((order) => boxesOf(order, order.form)),
  );
  await repo.addEvents(
    ctx,
    named.map((order) => ({
      order,
      step: 'save',
      actor: 'merchant',
      status: 'draft',
      userId: order.created_by,
    })),
  );
  await tell(ctx, { cmd: 'merchant', merchantId });
  return named;
};
