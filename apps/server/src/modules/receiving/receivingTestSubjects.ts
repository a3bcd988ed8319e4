import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { makeFile } from '../files/testing.ts';
import { makeWarehouse } from '../warehouses/testing.ts';

/** A file that somebody of the staff brought: nobody's of the merchants yet. */
const brought = (purpose: string) => async (owner: Owner) => {
  const id = await makeFile(purpose)(owner);
  await owner.ctx.db.updateTable('files').set({ merchant_id: null }).where('id', '=', id).execute();
  return id;
};

/** A parcel of the owner's that nobody forecast, in a warehouse where the owner works. */
const newStray = async ({ ctx, userId, merchantId }: Owner): Promise<string> => {
  const id = newId();
  await ctx.db
    .insertInto('strays')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      warehouse_id: await makeWarehouse(ctx, { staffIds: [userId] }),
      number: id,
      weight_g: 1000,
      created_by: userId,
    })
    .execute();
  return id;
};

export const subjects: Subjects = {
  parcelPhoto: brought('parcelPhoto'),
  signature: brought('signature'),
  stray: newStray,
};
