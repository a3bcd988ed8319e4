import type { Ctx } from '../../context.ts';
import { placeOf, sealedColumns } from '../sealedColumns.ts';
import { countDue } from './dueRows.ts';
import { oldestKey } from './sealTenant.ts';

/** What a person wants to know before and after: keys, who wraps them, and what is not sealed as it should be. */
export const tellKeys = async (ctx: Ctx): Promise<string[]> => {
  const keys = await ctx.db
    .selectFrom('data_keys')
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('id')
    .select(['id', 'wrapped_by', 'created_at'])
    .execute();
  const lines = keys.map(
    ({ id, wrapped_by, created_at }) =>
      `key ${id}, wrapped by ${wrapped_by}, of ${created_at.toISOString()}`,
  );
  for (const column of sealedColumns) {
    const due = await countDue(ctx, column, oldestKey());
    if (due > 0) lines.push(`${placeOf(column)}: ${due} to be sealed`);
  }
  return lines;
};
