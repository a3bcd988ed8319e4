import { expect, test } from 'vitest';
import { orderStatuses } from '../orders/orderMoves.ts';
import { printObstacle } from './labels.ts';

test('a label is printed of what a carrier took and nobody gave up', () => {
  const printable = orderStatuses.filter(
    (status) => printObstacle({ status, label: 'ready' }) === null,
  );
  expect(printable.toSorted()).toEqual(
    ['delivered', 'generated', 'inWarehouse', 'outWarehouse', 'withheld'].toSorted(),
  );
});

test('what stands in the way is said in its order: the status, a label to come, none at all', () => {
  expect(printObstacle({ status: 'refunded', label: 'pending' })).toBe('status');
  expect(printObstacle({ status: 'generated', label: 'pending' })).toBe('pending');
  expect(printObstacle({ status: 'generated', label: 'none' })).toBe('missing');
});
