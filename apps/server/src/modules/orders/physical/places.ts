import type { Ctx } from '../../../platform/context.ts';

/** Puts an order's boxes aside, or back on the floor. What is in a bag stays there until it is scanned out. */
export const moveBoxes = (ctx: Ctx, orderId: string, kind: 'floor' | 'withheld') =>
  ctx.db
    .updateTable('box_places')
    .set({ kind, since: new Date() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'bag')
    .execute();

/** They are not among what waits here any more: on the returns' shelf, or destroyed. */
export const dropPlaces = (ctx: Ctx, orderId: string) =>
  ctx.db
    .deleteFrom('box_places')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();
