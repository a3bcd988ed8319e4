import type { PrintSet } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { fromLines, inLines, moved, others, withDocument } from './printSetMoves.ts';

const set: PrintSet = [
  { document: 'label', copies: 1, printer: 'label' },
  { document: 'invoice', copies: 3, printer: 'a4' },
  { document: 'customs', copies: 1, printer: 'label' },
];
const named = (one: PrintSet) => one.map(({ document }) => document).join(' ');

test('a document goes up or down by one place and stays at the ends', () => {
  expect(named(moved(set, 'customs', -1))).toBe('label customs invoice');
  expect(named(moved(set, 'label', 1))).toBe('invoice label customs');
  expect(moved(set, 'label', -1)).toBe(set);
  expect(moved(set, 'customs', 1)).toBe(set);
  expect(moved(set, 'lithium', 1)).toBe(set);
});

test('what is added comes last, once, on the printer it is drawn for', () => {
  const more = withDocument(set, 'packingList');
  expect(more.at(-1)).toEqual({ document: 'packingList', copies: 1, printer: 'a4' });
  expect(others(more)).toEqual(['shippingMark', 'lithium', 'ownFiles']);
});

test('changes are told in lines, and a form is filled from them again', () => {
  const told = inLines({ code: 'US1', printSet: set });
  expect(told).toEqual({
    code: 'US1',
    printSet: ['label 1 label', 'invoice 3 a4', 'customs 1 label'],
  });
  expect(fromLines(told)).toEqual({ code: 'US1', printSet: set });
  expect(fromLines(inLines({}))).toEqual({ printSet: [] });
});
