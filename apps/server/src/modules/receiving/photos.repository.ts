import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { addPhotos, type Photographed } from '../orders/index.ts';

/**
 * Puts the photos of a scan to its parcel: what anybody of the staff took, since a scan may wait and be sent
 * by the next operator, or what is of this merchant's parcels already.
 */
export const addScanPhotos = async (ctx: Ctx, keys: readonly string[], of: Photographed) => {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select id from files where tenant_id = ${ctx.tenant.id} and id = any(${wanted}::uuid[])
      and purpose = 'parcelPhoto' and (merchant_id is null or merchant_id = ${of.merchantId})`.execute(
    ctx.db,
  );
  if (rows.length < wanted.length) refuse('file.notFound');
  await addPhotos(ctx, wanted, of);
};
