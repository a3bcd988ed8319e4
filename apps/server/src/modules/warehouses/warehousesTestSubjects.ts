import type { Owner, Subjects } from '../../testing/subjects.ts';
import { makeWarehouse } from './warehousesTestKit.ts';

/** One in which its owner works, and with them all of the tenant's own people. */
const newOwn = async ({ ctx, userId }: Owner) => {
  const staff = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('kind', '<>', 'merchant')
    .select('id')
    .execute();
  return makeWarehouse(ctx, { staffIds: [userId, ...staff.map(({ id }) => id)] });
};

export const subjects: Subjects = {
  ownWarehouse: newOwn,
  warehouse: ({ ctx }) => makeWarehouse(ctx),
};
