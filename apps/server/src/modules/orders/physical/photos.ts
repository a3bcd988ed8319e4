import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { giveFilesTo, requireOwnFiles } from '../../files/index.ts';

/** What pictures show: a parcel of a merchant, and what they were taken for. */
export interface Photographed {
  merchantId: string;
  orderId?: string | null;
  /** Of one box; null: of several. */
  line?: number | null;
  strayId?: string | null;
  withholdingId?: string | null;
  returnId?: string | null;
}

/** Puts pictures to a parcel; its merchant may see them from then on. Whose they are is the caller's to ask. */
export const addPhotos = async (ctx: Ctx, keys: readonly string[], of: Photographed) => {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return;
  await giveFilesTo(ctx, of.merchantId, wanted);
  await ctx.db
    .insertInto('parcel_photos')
    .values(
      wanted.map((file_id) => ({
        tenant_id: ctx.tenant.id,
        id: newId(),
        merchant_id: of.merchantId,
        order_id: of.orderId ?? null,
        line: of.line ?? null,
        stray_id: of.strayId ?? null,
        withholding_id: of.withholdingId ?? null,
        return_id: of.returnId ?? null,
        file_id,
        created_by: ctx.session?.userId ?? null,
      })),
    )
    .execute();
};

/** The same of pictures that the caller took. */
export const addOwnPhotos = async (ctx: Ctx, photos: readonly string[], of: Photographed) => {
  const keys = [...new Set(photos)];
  if (keys.length === 0) return;
  const userId = ctx.session?.userId as string;
  await requireOwnFiles(ctx, { keys, purpose: 'parcelPhoto', userId });
  await addPhotos(ctx, keys, of);
};
