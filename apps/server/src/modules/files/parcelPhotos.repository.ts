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
