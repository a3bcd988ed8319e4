import type { LabelSetOrder } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { ordersFrom } from './ordersFrom.ts';

const none = { customerNo: '', trackingNumber: '', file: null, obstacle: null };

/** An order of as many pages as are told, or without any. */
const orders = (...pages: (number | null)[]): LabelSetOrder[] => {
  let last = 0;
  return pages.map((count, at) => {
    const first = last + 1;
    last += count ?? 0;
    const there = { firstPage: first, lastPage: last };
    return {
      ...{ ...none, orderId: `o${at + 1}`, transactionOrderNo: `A${at + 1}` },
      ...(count === null ? { firstPage: null, lastPage: null } : there),
    };
  });
};

const setOf = (all: readonly LabelSetOrder[]) => {
  const asked: number[] = [];
  const partOf = async ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
    asked.push(pageNo);
    const begin = (pageNo - 1) * pageSize;
    return { records: all.slice(begin, begin + pageSize), total: all.length, pageNo, pageSize };
  };
  return { partOf, asked };
};

test('from the order that the page is of; what has no pages is left out', async () => {
  const { partOf } = setOf(orders(1, 3, null, 2, 1));
  expect(await ordersFrom(partOf, 3, 10)).toEqual({ ids: ['o2', 'o4', 'o5'], next: null });
  expect(await ordersFrom(partOf, 5, 10)).toEqual({ ids: ['o4', 'o5'], next: null });
});

test('more than are printed at once are told where to go on', async () => {
  const { partOf } = setOf(orders(1, 3, null, 2, 1));
  expect(await ordersFrom(partOf, 1, 2)).toEqual({ ids: ['o1', 'o2'], next: 5 });
});

test('a long set is looked through no further than needed', async () => {
  const { partOf, asked } = setOf(orders(...Array<number>(3500).fill(1)));
  const { ids, next } = await ordersFrom(partOf, 1417, 200);
  expect([ids[0], ids.length, next]).toEqual(['o1417', 200, 1617]);
  expect(asked).toEqual([1, 2]);
});
