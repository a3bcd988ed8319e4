import type { Check, Checked, Texts } from './checking.ts';
import { fieldsOf, type ImportKind } from './kinds.service.ts';
import type { CheckedRow } from './rows.repository.ts';

interface Numbered {
  row_no: number;
}
type TextsOf<R> = (row: R) => Texts;

/** What a row says in the field that its thing is known by; empty where it stands alone. */
const openName = <R>(kind: ImportKind, textsOf: TextsOf<R>) => {
  const at = fieldsOf(kind).findIndex(({ name }) => name === kind.together?.field);
  return (row: R): string => (at < 0 ? '' : (textsOf(row)[at] ?? ''));
};

/** Rows that follow each other and make one thing; the last one may go on in rows to come. */
export const runsOf = <R>(kind: ImportKind, rows: readonly R[], textsOf: TextsOf<R>): R[][] => {
  if (!kind.together) return rows.map((row) => [row]);
  const nameOf = openName(kind, textsOf);
  const runs: R[][] = [];
  let last = '';
  for (const row of rows) {
    const name = nameOf(row);
    if (name !== '' && name === last) runs.at(-1)?.push(row);
    else runs.push([row]);
    last = name;
  }
  return runs;
};

/** Rows that make one thing, wherever they stand. */
export const gather = <R extends Numbered>(
  kind: ImportKind,
  rows: readonly R[],
  textsOf: TextsOf<R>,
): R[][] => {
  const nameOf = openName(kind, textsOf);
  const inOrder = rows.toSorted((a, b) => a.row_no - b.row_no);
  return [...Map.groupBy(inOrder, (row) => nameOf(row) || row.row_no).values()];
};

/** Each row as it stands once its thing is checked. */
export const checkThings = async <R extends Numbered>(
  check: Check,
  things: readonly (readonly R[])[],
  textsOf: TextsOf<R>,
): Promise<{ row: R; checked: CheckedRow }[]> => {
  const found = await check(things.map((rows) => rows.map(textsOf)));
  return things.flatMap((rows, at) => {
    const thing = found[at] as Checked;
    const head = (rows[0] as R).row_no;
    return rows.map((row, place) => ({
      row,
      checked: {
        row_no: row.row_no,
        head,
        issues: thing.rows[place]?.issues ?? {},
        key: thing.rows[place]?.key ?? '',
        price_minor: place === 0 ? (thing.price?.minor ?? null) : null,
        price_currency: place === 0 ? (thing.price?.currency ?? null) : null,
      },
    }));
  });
};
