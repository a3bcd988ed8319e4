import { expect, test } from 'vitest';
import { PrintSet, printSetLines, printSetOf } from './printSet.ts';

const set: PrintSet = [
  { document: 'label', copies: 1, printer: 'label' },
  { document: 'invoice', copies: 3, printer: 'a4' },
];

test('a set is told in lines, in its order, and read back from them', () => {
  expect(printSetLines(set)).toEqual(['label 1 label', 'invoice 3 a4']);
  expect(printSetOf(printSetLines(set.toReversed()))).toEqual(set.toReversed());
});

test('what is no line of a set is left out', () => {
  expect(printSetOf(['label 1 label', 'poster 1 a4', 'invoice 12 a4', 'invoice'])).toEqual([
    set[0],
  ]);
});

test('a document stands in a set once, and a set is never empty', () => {
  expect(PrintSet.safeParse(set).success).toBe(true);
  expect(PrintSet.safeParse([set[0], set[0]]).success).toBe(false);
  expect(PrintSet.safeParse([]).success).toBe(false);
});
