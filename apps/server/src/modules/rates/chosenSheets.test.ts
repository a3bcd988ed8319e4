import { expect, test } from 'vitest';
import type { DatedSheet, PricedProduct } from '../products/index.ts';
import { chosenFor, chosenUntil } from './chosenSheets.ts';

const day = (of: number) => new Date(Date.UTC(2026, 2, of));
const sheet = (productId: string, groupCode: string, begins: Record<string, number>) =>
  ({
    productId,
    groupCode,
    versions: Object.entries(begins).map(([id, of]) => ({ id, validFrom: day(of) })),
  }) as DatedSheet;
const bookOf = (sheets: DatedSheet[], offSale: string[] = []) => {
  const ids = [...new Set(sheets.map(({ productId }) => productId))];
  const products = ids.map((id) => [id, { id, isOnSale: !offSale.includes(id) }] as const);
  return { products: new Map(products as [string, PricedProduct][]), sheets };
};
const nobody = { groupCode: '', sheets: [] };

/** Product, version and until which day. */
const chosen = (...asked: Parameters<typeof chosenFor>) =>
  chosenFor(...asked).map(({ product, version, until }) => [
    product.id,
    version.id,
    until?.getUTCDate() ?? null,
  ]);

test('the version in force is the latest whose time has come, until the next begins', () => {
  const book = bookOf([sheet('P', '', { old: 1, now: 5, next: 9, later: 12 })]);
  expect(chosen(book, nobody, new Date(day(5).getTime() - 1))).toEqual([['P', 'old', 5]]);
  expect(chosen(book, nobody, day(5))).toEqual([['P', 'now', 9]]);
  expect(chosen(book, nobody, day(12))).toEqual([['P', 'later', null]]);
});

test("a merchant's own sheet goes before its group's, and that before everyone's", () => {
  const sheets = [
    sheet('P', '', { all: 1 }),
    sheet('P', 'gold', { gold: 1 }),
    sheet('P', 'iron', { iron: 1 }),
  ];
  const own = [sheet('P', '', { own: 3 })];
  expect(chosen(bookOf(sheets), nobody, day(2))).toEqual([['P', 'all', null]]);
  expect(chosen(bookOf(sheets), { groupCode: 'gold', sheets: [] }, day(2))).toEqual([
    ['P', 'gold', null],
  ]);
  const buyer = { groupCode: 'iron', sheets: own };
  // A sheet whose first version is still to come leaves the choice to the next one till then.
  expect(chosen(bookOf(sheets), buyer, day(2))).toEqual([['P', 'iron', 3]]);
  expect(chosen(bookOf(sheets), buyer, day(3))).toEqual([['P', 'own', null]]);
});

test('the nearest change of those sheets that come first says until when', () => {
  const sheets = [sheet('P', '', { all: 1, allNext: 4 }), sheet('P', 'gold', { gold: 8 })];
  const buyer = { groupCode: 'gold', sheets: [sheet('P', '', { own: 6 })] };
  expect(chosen(bookOf(sheets), buyer, day(2))).toEqual([['P', 'all', 4]]);
  expect(chosen(bookOf(sheets), buyer, day(5))).toEqual([['P', 'allNext', 6]]);
});

test('what is not on sale, or has no version in force, is not offered', () => {
  const sheets = [sheet('P', '', { a: 1 }), sheet('Q', '', { b: 1 }), sheet('R', '', { c: 9 })];
  expect(chosen(bookOf(sheets, ['Q']), nobody, day(2))).toEqual([['P', 'a', null]]);
  expect(chosen(bookOf([sheet('P', 'gold', { gold: 1 })]), nobody, day(2))).toEqual([]);
});

test('a choice holds until any sheet has its next version, for ever where none will', () => {
  const book = bookOf([sheet('P', '', { a: 1, b: 9 }), sheet('Q', 'gold', { c: 7 })], ['P']);
  const buyer = { groupCode: '', sheets: [sheet('P', '', { d: 5 })] };
  expect(chosenUntil(book, nobody, day(2))).toBe(day(7).getTime());
  expect(chosenUntil(book, buyer, day(2))).toBe(day(5).getTime());
  expect(chosenUntil(book, buyer, day(7))).toBe(day(9).getTime());
  expect(chosenUntil(book, buyer, day(9))).toBe(Number.POSITIVE_INFINITY);
});
