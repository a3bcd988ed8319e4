import type { Ctx } from '../../platform/context.ts';
import { raiseMessage } from '../announcements/index.ts';
import { usersOf } from '../auth/index.ts';

type Both = { zh: string; en: string };

/** What a merchant's people hear of a parcel that came back. */
export const tellMerchant = async (
  ctx: Ctx,
  kind: 'return.shelved' | 'return.ended',
  order: { id: string; merchant_id: string; order_no: string },
  vars: Record<string, string | Both>,
) =>
  raiseMessage(ctx, {
    kind,
    userIds: await usersOf(ctx, order.merchant_id),
    vars: { no: order.order_no, ...vars },
    busId: order.id,
  });
