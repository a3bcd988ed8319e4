import type { ExpenseType } from '@alpaca/contract';
import { expenseTypes } from '@alpaca/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  captureFor,
  chargeLines,
  type Held,
  holdFor,
  releaseFor,
  returnFor,
} from './orderMoney.ts';

const line = (expenseType: ExpenseType, minor: number) => ({ code: 'C', expenseType, minor });
const order: Held = {
  id: 'O1',
  merchant_id: 'M1',
  order_no: 'A1',
  attempt: 2,
  currency: 'CNY',
  quoted_minor: 1500n,
  hold_id: 'H1',
};
const quote = { lines: [line('freight', 1000), line('fuel', 300), line('remote', 200)] };
const named = { merchantId: 'M1', currency: 'CNY', subjectId: 'O1', note: 'A1' };
const lines = [
  { kind: 'freight', minor: 1000n },
  { kind: 'surcharge', minor: 500n },
];

test('the ledger tells freight, duty and insurance apart; all else is a surcharge', () => {
  const kinds = expenseTypes.map((type) => [
    type,
    chargeLines({ lines: [line(type, 1)] })[0]?.kind,
  ]);
  const { freight, duty, insurance, ...rest } = Object.fromEntries(kinds);
  expect({ freight, duty, insurance }).toEqual({
    freight: 'freight',
    duty: 'duty',
    insurance: 'insurance',
  });
  expect(new Set(Object.values(rest))).toEqual(new Set(['surcharge']));
});

test('lines of one kind are one, those of nothing are none, and the sum stays', () => {
  expect(chargeLines({ lines: [...quote.lines, line('duty', 0)] })).toEqual(lines);
  const some = fc.array(fc.record({ type: fc.constantFrom(...expenseTypes), minor: fc.nat() }));
  fc.assert(
    fc.property(some, (all) => {
      const charged = chargeLines({ lines: all.map(({ type, minor }) => line(type, minor)) });
      const sum = charged.reduce((so, { minor }) => so + minor, 0n);
      expect(sum).toBe(all.reduce((so, { minor }) => so + BigInt(minor), 0n));
      expect(new Set(charged.map(({ kind }) => kind)).size).toBe(charged.length);
    }),
  );
});

test('each attempt holds once and ends once, by a key of its own', () => {
  const held = { ...named, holdId: 'H1', minor: 1500n };
  expect(holdFor(order)).toEqual([{ ...held, op: 'hold', key: 'order:O1:hold:2' }]);
  expect(releaseFor(order)).toEqual([{ ...held, op: 'release', key: 'order:O1:end:2' }]);
  expect(captureFor(order, quote)).toEqual([
    { ...named, op: 'capture', key: 'order:O1:end:2', holdId: 'H1', lines },
  ]);
});

test('what was charged goes back once for all attempts; what was only held is let go', () => {
  expect(returnFor(order, quote, 'paid')).toEqual([
    { ...named, op: 'refund', key: 'order:O1:refund', lines },
  ]);
  expect(returnFor(order, quote, 'unpaid')).toEqual(releaseFor(order));
});

test('what costs nothing moves nothing', () => {
  const free = { ...order, quoted_minor: 0n };
  expect([holdFor(free), releaseFor(free), captureFor(free, quote)]).toEqual([[], [], []]);
  expect(returnFor(free, quote, 'paid')).toEqual([]);
  expect(holdFor({ ...order, quoted_minor: 1n })).toHaveLength(1);
});
