import { expect, test } from 'vitest';
import {
  countedOf,
  isWholeDays,
  matching,
  offsetOf,
  type Sums,
  sumTold,
} from './transactionSums.ts';

const sums = (about: Partial<Sums> = {}): Sums => ({
  kind: 'freight',
  currency: 'CNY',
  in_minor: 300n,
  out_minor: 1_250n,
  in_count: 2n,
  out_count: 5n,
  ...about,
});
const both = sums();
const onlyIn = sums({ kind: 'topUp', out_minor: 0n, out_count: 0n });
const onlyOut = sums({ kind: 'duty', in_minor: 0n, in_count: 0n });
const none = sums({ kind: 'return', in_count: 0n, out_count: 0n });

test.each([
  [{}, true],
  [{ from: '2026-03-01 00:00:00' }, true],
  [{ to: '2026-03-01 23:59:59' }, true],
  [{ from: '2026-03-01 00:00:00', to: '2026-03-02 23:59:59' }, true],
  [{ from: '2026-03-01 00:00:01' }, false],
  [{ from: '2026-03-01 10:00:00', to: '2026-03-02 23:59:59' }, false],
  [{ to: '2026-03-01 23:59:58' }, false],
  [{ from: '2026-03-01 00:00:00', to: '2026-03-02 00:00:00' }, false],
  [{ subjectId: 's' }, false],
  [{ number: 'A1' }, false],
  [{ kind: 'freight', direction: 'in' }, true],
] as const)('that %j is of whole days is %s', (filter, whole) => {
  expect(isWholeDays(filter)).toBe(whole);
});

test('sums match in which something moved the way that is asked for', () => {
  const all = [both, onlyIn, onlyOut, none];
  expect(matching(all, {})).toEqual([both, onlyIn, onlyOut]);
  expect(matching(all, { direction: 'in' })).toEqual([both, onlyIn]);
  expect(matching(all, { direction: 'out' })).toEqual([both, onlyOut]);
});

test('transactions are counted the way that is asked for, up to 10,000', () => {
  expect(countedOf([], {})).toBe(0);
  expect(countedOf([both, onlyIn], {})).toBe(9);
  expect(countedOf([both, onlyIn], { direction: 'in' })).toBe(4);
  expect(countedOf([both, onlyIn], { direction: 'out' })).toBe(5);
  expect(countedOf([sums({ in_count: 9_998n, out_count: 0n }), both], {})).toBe(10_000);
});

test('a numbered page begins after those before it, and at 10,000 at the latest', () => {
  expect(offsetOf({ pageNo: 1, pageSize: 20 })).toBe(0);
  expect(offsetOf({ pageNo: 4, pageSize: 20 })).toBe(60);
  expect(offsetOf({ pageNo: 501, pageSize: 20 })).toBe(10_000);
  expect(offsetOf({ pageNo: 600, pageSize: 20 })).toBe(10_000);
});

test('a sum tells amounts of its currency, and nothing of the other way', () => {
  const told = { kind: 'freight', currency: 'CNY' };
  expect(sumTold(both, {})).toEqual({ ...told, in: '3.00', out: '12.50', count: 7 });
  expect(sumTold(both, { direction: 'in' })).toEqual({
    ...told,
    in: '3.00',
    out: '0.00',
    count: 2,
  });
  expect(sumTold(both, { direction: 'out' })).toEqual({
    ...told,
    in: '0.00',
    out: '12.50',
    count: 5,
  });
  expect(sumTold(sums({ currency: 'JPY' }), {})).toMatchObject({ in: '300', out: '1250' });
});
