import type { FieldChange } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { keepChanges } from '../../platform/revisions/revisions.ts';
import { edited, fieldsOf, noteInDraft, placeOf, titleOf } from './draftChanges.ts';
import { fieldChanges } from './menuDiff.ts';
import { type DraftRow, type MenuRow, menuColumns } from './menuRows.ts';
import * as repo from './menus.repository.ts';

const isSame = (one: MenuRow, other: MenuRow) =>
  menuColumns.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

const placeChange = (
  [before, row]: [readonly MenuRow[], MenuRow],
  [after, next]: [readonly MenuRow[], MenuRow],
): FieldChange[] => {
  const [from, to] = [placeOf(before, row), placeOf(after, next)];
  return from === to ? [] : [{ field: 'place', from, to }];
};

/**
 * These become the draft. Entries that stay keep their revisions and get the next one where they change,
 * so that whoever has one open is told; those that come back begin where no form ever was.
 */
export const setDraft = async (ctx: Ctx, target: readonly MenuRow[]) => {
  const now = await repo.draft(ctx);
  const fresh = await repo.draftRevision(ctx);
  const was = new Map(now.map((row) => [row.id, row]));
  const kept = new Set(target.map(({ id }) => id));
  const gone = now.filter(({ id }) => !kept.has(id));
  const changed = target.flatMap((next): { row: DraftRow; next: MenuRow }[] => {
    const row = was.get(next.id);
    return row && !isSame(row, next) ? [{ row, next }] : [];
  });
  const missing = target.filter(({ id }) => !was.has(id));

  const touched = [...gone, ...changed.map(({ row }) => row)].map(({ id }) => id);
  if (touched.length > 0) await repo.clearPermissions(ctx, touched);
  if (missing.length > 0) {
    await repo.insert(
      ctx,
      missing.map((row) => ({ ...row, revision: fresh })),
    );
  }
  for (const { next } of changed) {
    const { id, ...values } = next;
    await repo.change(ctx, id, values);
  }
  if (gone.length > 0)
    await repo.remove(
      ctx,
      gone.map(({ id }) => id),
    );

  const told = changed.map(({ row, next }) => ({
    row,
    next,
    place: placeChange([now, row], [target, next]),
  }));
  await keepChanges(
    ctx,
    edited,
    told.map(({ row, next, place }) => ({
      id: row.id,
      merchantId: null,
      changes: [...fieldChanges(row, next), ...place],
    })),
  );
  await noteInDraft(ctx, [
    ...gone.map((row) => ({ field: 'entry', item: titleOf(row), from: titleOf(row), to: null })),
    ...missing.map((row) => ({ field: 'entry', item: titleOf(row), from: null, to: titleOf(row) })),
    ...told.flatMap(({ row, next, place }) => [
      ...fieldsOf(row, next),
      ...place.map((change) => ({ ...change, item: titleOf(next) })),
    ]),
  ]);
};
