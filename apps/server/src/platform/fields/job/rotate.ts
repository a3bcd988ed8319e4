import type { Ctx } from '../../context.ts';
import { inTx } from '../../db/tx.ts';
import { aboutKey } from '../dataKeys.ts';

/** Wraps a tenant's data keys by the current master key; what they sealed stays as it is. */
export const rewrapKeys = (ctx: Ctx): Promise<number> =>
  inTx(ctx, async (ctx) => {
    const { keeper } = ctx.node;
    const rows = await ctx.db
      .selectFrom('data_keys')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('wrapped_by', '<>', keeper.current)
      .forUpdate()
      .select(['id', 'wrapped', 'wrapped_by'])
      .execute();
    for (const { id, wrapped, wrapped_by } of rows) {
      const about = aboutKey(ctx.tenant.id, id);
      const key = await keeper.unwrap(about, { wrapped, by: wrapped_by });
      const anew = await keeper.wrap(about, key);
      await ctx.db
        .updateTable('data_keys')
        .set({ wrapped: anew.wrapped, wrapped_by: anew.by })
        .where('tenant_id', '=', ctx.tenant.id)
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });
