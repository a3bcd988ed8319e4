import type { Ctx } from '../../platform/context.ts';

/** What an order's parcel looked like, the latest first. */
export const parcelPhotos = (ctx: Ctx, orderId: string) =>
  ctx.db
    .selectFrom('parcel_photos as p')
    .innerJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.id', '=', 'p.file_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.created_by'),
    )
    .where('p.tenant_id', '=', ctx.tenant.id)
    .where('p.order_id', '=', orderId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .select(['p.file_id', 'p.withholding_id', 'p.created_at', 'f.name', 'f.content_type'])
    .select('u.realname')
    .execute();

/** How many there are of each of some orders; of those without any nothing is said. */
export const photoCounts = async (
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('parcel_photos')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .select(({ fn }) => ['order_id', fn.countAll<bigint>().as('count')])
    .execute();
  return new Map(rows.map(({ order_id, count }) => [order_id as string, Number(count)]));
};
