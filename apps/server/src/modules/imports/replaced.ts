import type { listImportReplaced, Result } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import * as repo from './imports.repository.ts';
import { seen } from './imports.service.ts';
import { countTexts } from './rows.repository.ts';

/** What the good rows would put in place of something, with those that came in before. */
export const listReplaced = async (
  ctx: Ctx,
  id: string,
): Promise<Result<typeof listImportReplaced>> => {
  const row = await repo.find(ctx, id);
  const { replaces } = seen(ctx, row);
  if (!replaces) return [];
  const { field, sizes } = replaces;
  const counts = await countTexts(ctx, id, { field, column: row.mapping.indexOf(field) });
  const names = [...counts.keys()].sort();
  const before = await sizes(ctx, names);
  return names.map((name) => ({
    name,
    before: before.get(name) ?? 0,
    after: counts.get(name) ?? 0,
  }));
};
