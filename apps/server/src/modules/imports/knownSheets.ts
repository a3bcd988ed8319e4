import type { ImportView, KnownSheetName } from '@alpaca/contract';
import type { ImportKind } from './kinds.service.ts';
import { plain } from './plain.ts';

/** What stands under a heading of a row, in small letters; '' where there is no such heading. */
export type CellUnder = (heading: string) => string;

/** A sheet that another house makes: known by its headings, in any order and among any others. */
export interface KnownSheet {
  name: KnownSheetName;
  /** Headings that every such sheet has, and no other sheet has together. */
  signs: readonly string[];
  /** By field; of several headings the first that is there counts. */
  headings: Readonly<Record<string, readonly string[]>>;
  /** Fields that have to be filled in and that no such sheet has. */
  lacks: readonly string[];
  /** Fields that only the first row of a thing says. */
  once: readonly string[];
  /** How texts are mended that its house writes in a way of its own, by heading. */
  tidy: Readonly<Record<string, (text: string) => string>>;
  /** For each row of a thing, whether there is nothing in it to be brought in. */
  leavesOut(rows: readonly CellUnder[]): readonly boolean[];
}

export const knownSheetOf = (
  { knows = [] }: ImportKind,
  headers: readonly string[],
): KnownSheet | undefined => {
  if (knows.length === 0) return undefined;
  const said = new Set(headers.map(plain));
  return knows.find(({ signs }) => signs.every((sign) => said.has(plain(sign))));
};

export const knownView = (kind: ImportKind, headers: readonly string[]): ImportView['known'] => {
  const sheet = knownSheetOf(kind, headers);
  return sheet ? { name: sheet.name, lacks: [...sheet.lacks] } : null;
};

/** Where the first of some headings stands; -1 where none does. */
const placeOf = (headers: readonly string[], headings: readonly string[]) => {
  const said = headers.map(plain);
  const there = headings.map(plain).find((heading) => said.includes(heading));
  return there === undefined ? -1 : said.indexOf(there);
};

export const knownMapping = (
  { headings }: KnownSheet,
  headers: readonly string[],
): (string | null)[] => {
  const fields = new Map(
    Object.entries(headings).map(([field, said]) => [placeOf(headers, said), field]),
  );
  return headers.map((_, at) => fields.get(at) ?? null);
};

/** Mends what the sheet's house writes in a way of its own. */
export const openTidy = ({ tidy }: KnownSheet, headers: readonly string[]) => {
  const places = Object.entries(tidy).map(([heading, mend]) => ({
    at: placeOf(headers, [heading]),
    mend,
  }));
  return (cells: readonly string[]): readonly string[] => {
    const mended = [...cells];
    for (const { at, mend } of places) if (mended[at]) mended[at] = mend(mended[at]);
    return mended;
  };
};

interface Row {
  cells: readonly string[];
}

/**
 * Parts the rows of a thing from those that have nothing to be brought in. Where its first row is one
 * of these, the next one says instead what only the first row said.
 */
export const openParting = (sheet: KnownSheet, headers: readonly string[]) => {
  const places = new Map(headers.map((heading, at) => [plain(heading), at]));
  const under =
    ({ cells }: Row): CellUnder =>
    (heading) =>
      (cells[places.get(plain(heading)) ?? -1] ?? '').toLowerCase();
  const said = sheet.once.map((field) => placeOf(headers, sheet.headings[field] ?? []));
  const once = said.filter((at) => at >= 0);

  const saysItself = <R extends Row>(row: R, head: R): R => {
    const cells = headers.map((_, at) => row.cells[at] ?? '');
    for (const at of once) cells[at] ||= head.cells[at] ?? '';
    return { ...row, cells };
  };
  return <R extends Row>(rows: readonly R[]): { kept: R[]; left: R[] } => {
    const out = sheet.leavesOut(rows.map(under));
    const kept = rows.filter((_, at) => !out[at]);
    const left = rows.filter((_, at) => out[at]);
    const [head] = rows;
    const [first, ...others] = kept;
    if (!first || !head || first === head) return { kept, left };
    return { kept: [saysItself(first, head), ...others], left };
  };
};
