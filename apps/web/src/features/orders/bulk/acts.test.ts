import type { OrderSummary } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { sortedFor, sortedForAct } from './acts.ts';

const order = (id: string, change: Partial<OrderSummary>) =>
  ({
    id,
    status: 'draft',
    settlementStatus: 'unpaid',
    booking: 'none',
    handedOver: false,
    voidWindowOpen: false,
    ...change,
  }) as OrderSummary;

const paid = { status: 'generated', settlementStatus: 'paid', booking: 'booked' } as const;
const rows = [
  order('a', { ...paid, voidWindowOpen: true }),
  order('b', paid),
  order('c', {}),
  order('d', {}),
];

test('the chosen are told apart by what stands in their way, the most frequent first', () => {
  const { able, skipped } = sortedFor(rows, 'refund');
  expect(able.map(({ id }) => id)).toEqual(['a']);
  expect(skipped).toEqual([
    { obstacle: 'status', status: 'draft', count: 2 },
    { obstacle: 'voidWindowOpen', status: 'generated', count: 1 },
  ]);
});

test('where all can, nobody is left out', () => {
  expect(sortedFor(rows.slice(2), 'submit')).toEqual({ able: rows.slice(2), skipped: [] });
});

test('agreeing is for those of which a change awaits an answer, wherever their parcels are', () => {
  const [awaiting, disputed, none] = [
    order('e', { ...paid, status: 'outWarehouse', confirmStatus: 'awaiting' }),
    order('f', { ...paid, confirmStatus: 'disputed' }),
    order('g', { ...paid, confirmStatus: 'none' }),
  ];
  expect(sortedForAct([awaiting, disputed, none], 'confirm')).toEqual({
    able: [awaiting],
    skipped: [{ obstacle: 'noChange', status: 'generated', count: 2 }],
  });
  expect(sortedForAct(rows, 'refund')).toEqual(sortedFor(rows, 'refund'));
});
