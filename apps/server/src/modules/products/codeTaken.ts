import type { Ctx } from '../../platform/context.ts';

/** Whether a code is another's. Both tables have the columns that are asked for. */
export const codeTakenIn =
  (table: 'channels' | 'products') =>
  async (ctx: Ctx, code: string, but: string): Promise<boolean> =>
    (await ctx.db
      .selectFrom(table as 'channels')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('code', '=', code)
      .where('id', '<>', but)
      .select('id')
      .executeTakeFirst()) !== undefined;
