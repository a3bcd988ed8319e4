import { expect, test } from 'vitest';
import { kindsIn, pagesOf, printedBefore, recordsOf, sortedPrints } from './prints.ts';
import { invoice, label, preview } from './printsTestForms.ts';

test('what has an obstacle, or nothing to print, is left out', () => {
  const fine = preview('1');
  const pending = preview('2', { obstacle: 'pending', items: [] });
  const empty = preview('3', { items: [] });
  expect(sortedPrints([fine, pending, empty])).toEqual({ able: [fine], blocked: [pending, empty] });
});

test('only a label that is on paper already is one too many', () => {
  const again = preview('1', { printCount: 1 });
  const papers = preview('2', { printCount: 1, items: [invoice] });
  expect(printedBefore([again, papers, preview('3')])).toEqual([again]);
});

test('each printer gets its own pages, labels first', () => {
  const both = preview('1', { items: [invoice, label] });
  expect(kindsIn([both])).toEqual(['label', 'a4']);
  expect(recordsOf([both, preview('2')], 'label').map(({ orderId }) => orderId)).toEqual([
    '1',
    '2',
  ]);
  expect(pagesOf(recordsOf([both], 'a4'))).toBe(3);
});
