import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { byKey } from '../../../platform/db/statements.ts';

// Receiving tells of every parcel here, in its own transaction and with the order locked. Whoever changes
// a list locks its orders first and the list last, as these do: neither ever waits for the other's second.

interface Listing {
  shipment_id: string;
  id: string;
}

const openListing = (ctx: Ctx, orderId: string): Promise<Listing | undefined> =>
  ctx.db
    .selectFrom('shipment_orders')
    .modifyFront(byKey)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .select(['shipment_id', 'id'])
    .executeTakeFirst();

/** The lists that a parcel belongs to: where it is listed, and with which of its merchant it came. */
const concerned = (ctx: Ctx, orderId: string, ids: readonly (string | null | undefined)[]) =>
  ctx.db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.merchant_id', '=', 's.merchant_id'),
    )
    .where('s.tenant_id', '=', ctx.tenant.id)
    .where(
      's.id',
      'in',
      ids.filter((id) => id != null),
    )
    .where('o.id', '=', orderId)
    .where('s.status', 'in', ['open', 'received'])
    .orderBy('s.id')
    .select(['s.id', 's.first_received_at'])
    .execute();

/** Only the first parcel of a list writes to it, so that stations on one list do not queue for its row. */
const begin = async (ctx: Ctx, orderId: string, ids: readonly (string | null | undefined)[]) => {
  if (ids.every((id) => id == null)) return;
  for (const { id, first_received_at } of await concerned(ctx, orderId, ids)) {
    if (first_received_at) continue;
    await ctx.db
      .updateTable('shipments')
      .set({
        first_received_at: sql<Date>`now()`,
        status: 'received',
        updated_at: sql<Date>`now()`,
      })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute();
  }
};

const countOpen = async (ctx: Ctx, shipmentId: string) => {
  const { open } = await ctx.db
    .selectFrom('shipment_orders')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('shipment_id', '=', shipmentId)
    .where('ended_at', 'is', null)
    .select((s) => s.fn.countAll<bigint>().as('open'))
    .executeTakeFirstOrThrow();
  return Number(open);
};

// No more stations than this work on one list at the same moment.
const stationsMost = 64;

/**
 * Closes a list that waits for nothing any more. Two that end the last listings do not see each other's
 * yet, so those who come near the end, and only they, take turns at the list's row.
 */
export const closeIfDone = async (ctx: Ctx, shipmentId: string) => {
  if ((await countOpen(ctx, shipmentId)) > stationsMost) return;
  const list = await ctx.db
    .selectFrom('shipments')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', shipmentId)
    .where('status', '=', 'received')
    .forNoKeyUpdate()
    .select('id')
    .executeTakeFirst();
  if (!list || (await countOpen(ctx, shipmentId)) > 0) return;
  await ctx.db
    .updateTable('shipments')
    .set({ status: 'closed', updated_at: sql<Date>`now()` })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', shipmentId)
    .execute();
};

/** One box of several is here: from now on its list can't be changed, though the order is not complete. */
export const noteFirstParcel = async (ctx: Ctx, orderId: string, shipmentId: string | null) =>
  begin(ctx, orderId, [(await openListing(ctx, orderId))?.shipment_id, shipmentId]);

/**
 * An order is here with all of its boxes, on whatever list it came (null: none). Its listing ends, and so
 * does the list with the last of them.
 */
export const noteReceived = async (ctx: Ctx, orderId: string, shipmentId: string | null) => {
  const listing = await openListing(ctx, orderId);
  await begin(ctx, orderId, [listing?.shipment_id, shipmentId]);
  if (!listing) return;
  await ctx.db
    .updateTable('shipment_orders')
    .set({ ended_at: sql<Date>`now()`, ending: 'received' })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('shipment_id', '=', listing.shipment_id)
    .where('id', '=', listing.id)
    .execute();
  await closeIfDone(ctx, listing.shipment_id);
};
