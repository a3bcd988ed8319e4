import type { listImportReplaced, Result } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import * as repo from './imports.repository.ts';
import { seen } from './imports.service.ts';

/** What the good rows would put in place of something, with those that came in before. */
export const listReplaced = async (
  ctx: Ctx,
  id: string,
): Promise<Result<typeof listImportReplaced>> => {
  const row = await repo.find(ctx, id);
  const { replaces } = seen(ctx, row);
  if (!replaces) return [];
  const { field, sizes } = replaces;
  const column = row.mapping.indexOf(field);
  const { rows } = await sql<{ name: string; after: number }>`
    select coalesce(edits->>${field}, cells->>${column}::integer, '') as name, count(*)::int as after
    from import_rows where tenant_id = ${ctx.tenant.id} and import_id = ${id}
      and state in ('valid', 'committed')
    group by 1 order by 1`.execute(ctx.db);
  const before = await sizes(
    ctx,
    rows.map(({ name }) => name),
  );
  return rows.map(({ name, after }) => ({ name, before: before.get(name) ?? 0, after }));
};
