import type { FieldChange, MenuChange, MenuState } from '@alpaca/contract';
import { changesBetween } from '../../platform/revisions/changes.ts';
import { formOf, inTreeOrder, type MenuRow, namesOf, typeOf } from './menuRows.ts';

/** The longest run of places that still follow each other: whatever is not in it was moved. */
const stayed = (places: readonly number[]): ReadonlySet<number> => {
  const best: number[][] = [];
  for (const [at, place] of places.entries()) {
    const before = best
      .filter((_, i) => (places[i] as number) < place)
      .reduce<number[]>((most, run) => (run.length > most.length ? run : most), []);
    best.push([...before, at]);
  }
  const run = best.reduce<number[]>((most, one) => (one.length > most.length ? one : most), []);
  return new Set(run.map((at) => places[at] as number));
};

/** Entries that stand elsewhere: in another parent, or no longer in order with those beside them. */
const movedIds = (before: readonly MenuRow[], after: readonly MenuRow[]): ReadonlySet<string> => {
  const was = new Map(before.map((row) => [row.id, row]));
  const moved = new Set<string>();
  for (const beside of Map.groupBy(inTreeOrder(after), ({ parent_id }) => parent_id).values()) {
    const common = beside.filter((row) => was.get(row.id)?.parent_id === row.parent_id);
    for (const row of beside) if (was.has(row.id) && !common.includes(row)) moved.add(row.id);
    const order = inTreeOrder(before).map(({ id }) => id);
    const places = common.map(({ id }) => order.indexOf(id));
    const still = stayed(places);
    for (const [at, row] of common.entries())
      if (!still.has(places[at] as number)) moved.add(row.id);
  }
  return moved;
};

export const fieldChanges = (before: MenuRow, after: MenuRow): FieldChange[] =>
  changesBetween(formOf(before), formOf(after));

/** What one menu says differently from another, entry by entry; one may be moved and changed at once. */
export const menuChanges = (
  before: readonly MenuRow[],
  after: readonly MenuRow[],
): MenuChange[] => {
  const was = new Map(before.map((row) => [row.id, row]));
  const is = new Map(after.map((row) => [row.id, row]));
  const moved = movedIds(before, after);
  const placeIn = (rows: ReadonlyMap<string, MenuRow>, row: MenuRow | undefined) => {
    const parent = rows.get(row?.parent_id ?? '');
    return parent ? namesOf(parent) : null;
  };
  const told = (row: MenuRow, change: MenuChange['change'], fields: FieldChange[] = []) => ({
    id: row.id,
    change,
    type: typeOf(row),
    names: namesOf(row),
    from: placeIn(was, was.get(row.id)),
    to: placeIn(is, is.get(row.id)),
    fields,
  });
  const removed = inTreeOrder(before).filter(({ id }) => !is.has(id));
  return [
    ...inTreeOrder(after).flatMap((row) => {
      const old = was.get(row.id);
      if (!old) return [told(row, 'added')];
      const fields = fieldChanges(old, row);
      return [
        ...(moved.has(row.id) ? [told(row, 'moved')] : []),
        ...(fields.length > 0 ? [told(row, 'changed', fields)] : []),
      ];
    }),
    ...removed.map((row) => told(row, 'removed')),
  ];
};

/** The state of each entry that is in the draft; those that are not among them are the same. */
export const statesOf = (changes: readonly MenuChange[]): ReadonlyMap<string, MenuState> =>
  new Map(
    changes.flatMap(({ id, change }) => (change === 'removed' ? [] : [[id, change] as const])),
  );
