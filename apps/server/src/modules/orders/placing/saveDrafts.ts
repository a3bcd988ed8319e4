import type { Ctx } from '../../../platform/context.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { boxesOf } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';
import { asDrafts, type OrderToPlace } from './orderToPlace.ts';
import { dropBoxes, writeBoxes, writeOrders } from './placing.repository.ts';

/** Writes drafts down as far as they are filled in, new ones and those that exist. */
export const saveDrafts = async (
  ctx: Ctx,
  orders: readonly OrderToPlace[],
): Promise<repo.OrderRow[]> => {
  if (orders.length === 0) return [];
  const merchantId = ownMerchant(ctx);
  const drafts = await asDrafts(ctx, orders);
  await writeOrders(ctx, drafts);
  await dropBoxes(
    ctx,
    orders.flatMap(({ row }) => (row ? [row.id] : [])),
  );
  await writeBoxes(
    ctx,
    merchantId,
    drafts.flatMap((draft) => boxesOf(draft, draft.form)),
  );
  await repo.addEvents(
    ctx,
    drafts.map((draft) => ({
      order: draft,
      step: 'save',
      actor: 'merchant',
      status: draft.status,
      userId: draft.created_by,
    })),
  );
  await tell(ctx, { cmd: 'merchant', merchantId });
  return drafts;
};
