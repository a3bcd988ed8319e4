import { expect, test } from 'vitest';
import { billsOf, type MonthSum } from './monthBills.ts';

const sum = (month: string, about: Partial<MonthSum> = {}): MonthSum => ({
  month,
  currency: 'CNY',
  kind: 'freight',
  in_minor: 0n,
  out_minor: 0n,
  count: 1n,
  ...about,
});

test('who has moved nothing has no bill', () => {
  expect(billsOf([], '2026-03')).toEqual([]);
});

test('a bill adds up its lines and tells each of them', () => {
  const lines = [
    sum('2026-03', { out_minor: 2_550n, in_minor: 50n, count: 4n }),
    sum('2026-03', { kind: 'topUp', in_minor: 100_000n, count: 2n }),
  ];
  expect(billsOf(lines, '2026-03')).toEqual([
    {
      month: '2026-03',
      currency: 'CNY',
      opening: '0.00',
      in: '1000.50',
      out: '25.50',
      closing: '975.00',
      count: 6,
      isClosed: false,
      lines: [
        { kind: 'freight', currency: 'CNY', in: '0.50', out: '25.50', count: 4 },
        { kind: 'topUp', currency: 'CNY', in: '1000.00', out: '0.00', count: 2 },
      ],
    },
  ]);
});

test('each month begins as the last ended, through months without a transaction and over the year', () => {
  const sums = [
    sum('2025-09', { kind: 'topUp', in_minor: 10_000n }),
    sum('2025-12', { out_minor: 12_500n }),
  ];
  const bills = billsOf(sums, '2026-02');
  expect(bills.map(({ month, opening, closing }) => [month, opening, closing])).toEqual([
    ['2026-02', '-25.00', '-25.00'],
    ['2026-01', '-25.00', '-25.00'],
    ['2025-12', '100.00', '-25.00'],
    ['2025-11', '100.00', '100.00'],
    ['2025-10', '100.00', '100.00'],
    ['2025-09', '0.00', '100.00'],
  ]);
  expect(bills.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0, 1]);
  expect(bills.map(({ isClosed }) => isClosed)).toEqual([false, true, true, true, true, true]);
});

test('currencies are kept apart, and stand by name within a month', () => {
  const sums = [
    sum('2026-01', { currency: 'USD', in_minor: 500n }),
    sum('2026-02', { currency: 'CNY', in_minor: 700n }),
    sum('2026-02', { currency: 'JPY', in_minor: 900n }),
  ];
  const bills = billsOf(sums, '2026-02');
  expect(bills.map(({ month, currency, closing }) => [month, currency, closing])).toEqual([
    ['2026-02', 'CNY', '7.00'],
    ['2026-02', 'JPY', '900'],
    ['2026-02', 'USD', '5.00'],
    ['2026-01', 'USD', '5.00'],
  ]);
});
