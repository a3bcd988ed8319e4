import type { ImportKindName } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';

/** Rows come into this record just now: the import, where there is one. */
export const importUnderWay = async (
  ctx: Ctx,
  kind: ImportKindName,
  target: string,
): Promise<string | null> => {
  const row = await ctx.db
    .selectFrom('imports')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('kind', '=', kind)
    .where('target_id', '=', target)
    .where('status', '=', 'committing')
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
};
