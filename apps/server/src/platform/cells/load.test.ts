import { describe, expect, test } from 'vitest';
import { type Candidate, fullCell, leastLoaded, loadOf } from './load.ts';

const one = (cell: string, orders: number, more: Partial<Candidate> = {}): Candidate => ({
  cell,
  open: true,
  tenants: 1,
  burden: { bytes: 0, ordersADay: orders * fullCell.ordersADay },
  ...more,
});

test('a cell is as full as what it runs out of first', () => {
  expect(loadOf({ bytes: fullCell.bytes / 4, ordersADay: fullCell.ordersADay / 2 })).toBe(0.5);
  expect(loadOf({ bytes: fullCell.bytes / 2, ordersADay: fullCell.ordersADay / 4 })).toBe(0.5);
  expect(loadOf({ bytes: 0, ordersADay: 0 })).toBe(0);
});

describe('a new tenant', () => {
  test.each([
    ['goes where the load is least', [one('c1', 0.5), one('c2', 0.2)], 'c2'],
    [
      'goes by orders and by size',
      [one('c1', 0.3, { burden: { bytes: fullCell.bytes * 0.9, ordersADay: 0 } }), one('c2', 0.5)],
      'c2',
    ],
    [
      'does not go where no more are taken',
      [one('c1', 0.5), one('c2', 0.2, { open: false })],
      'c1',
    ],
    ['does not go into a full cell', [one('c1', 1), one('c2', 1.2)], null],
    [
      'of two that are alike goes where fewer live',
      [one('c1', 0.101, { tenants: 4 }), one('c2', 0.103, { tenants: 3 })],
      'c2',
    ],
    ['of two that are the same goes into the first by name', [one('c2', 0), one('c1', 0)], 'c1'],
    ['goes nowhere where there is nothing', [], null],
  ] as const)('%s', (_, candidates, wanted) => {
    expect(leastLoaded(candidates)).toBe(wanted);
  });
});
