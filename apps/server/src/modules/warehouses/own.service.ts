import type { Ctx } from '../../platform/context.ts';
import { byKey } from '../../platform/db/statements.ts';
import { refuse } from '../../platform/refusal.ts';

/** Where the caller works; administrators too only where they belong. */
export const ownWarehouseIds = async (ctx: Ctx): Promise<string[]> => {
  const userId = ctx.session?.userId;
  if (!userId) return [];
  const rows = await ctx.db
    .selectFrom('warehouse_staff')
    .modifyFront(byKey)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .orderBy('warehouse_id')
    .select('warehouse_id')
    .execute();
  return rows.map(({ warehouse_id }) => warehouse_id);
};

/** Whoever works elsewhere learns as little of a warehouse as of one that there is not. */
export const requireOwnWarehouse = async (ctx: Ctx, id: string | null): Promise<void> => {
  const own = await ownWarehouseIds(ctx);
  if (id === null || !own.includes(id)) refuse('warehouse.notYours');
};
