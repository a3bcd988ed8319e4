import type { Check, Checked, Texts } from './checking.ts';
import type { ImportKind } from './kinds.service.ts';
import type { Mapping, Source } from './mapping.ts';
import type { RowFound } from './rows.repository.ts';

interface Numbered {
  row_no: number;
}
type TextsOf<R> = (row: R) => Texts;

/** What a row says in the field that its thing is known by; empty where it stands alone. */
export const openNames = ({ together }: ImportKind, mapping: Mapping) => {
  const column = together ? mapping.indexOf(together.field) : -1;
  return ({ cells, edits }: Source): string =>
    together ? (edits?.[together.field] ?? cells[column] ?? '') : '';
};

/** Rows that follow each other and make one thing; the last one may go on in rows to come. */
export const runsOf = <R extends Source>(
  kind: ImportKind,
  rows: readonly R[],
  mapping: Mapping,
): R[][] => {
  const nameOf = openNames(kind, mapping);
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
export const gather = <R extends Source & Numbered>(
  kind: ImportKind,
  rows: readonly R[],
  mapping: Mapping,
): R[][] => {
  const nameOf = openNames(kind, mapping);
  const inOrder = rows.toSorted((a, b) => a.row_no - b.row_no);
  return [...Map.groupBy(inOrder, (row) => nameOf(row) || row.row_no).values()];
};

const priceIn = ({ price }: Checked) =>
  price && { price_minor: price.minor, price_currency: price.currency };

/** Each row as it stands once its thing is checked. */
export const checkThings = async <R extends Numbered>(
  check: Check,
  things: readonly (readonly R[])[],
  textsOf: TextsOf<R>,
): Promise<{ row: R; checked: RowFound }[]> => {
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
        other_key: thing.rows[place]?.otherKey ?? '',
        ...(place === 0 && priceIn(thing)),
      },
    }));
  });
};
