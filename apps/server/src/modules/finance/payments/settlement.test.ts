import { expect, test } from 'vitest';
import type { Payment } from './port.ts';
import { settlementOf } from './settlement.ts';

const topUp = {
  pay_method: 'online',
  payment_ref: null,
  audit_status: 'pending',
  amount_minor: 5_000n,
  currency: 'USD',
};
const paid: Payment = {
  ref: 'p1',
  topUpId: 't',
  state: 'paid',
  minor: 5_000n,
  currency: 'USD',
  url: '',
};
const approved = { change: { audit_status: 'approved', money_status: 'arrived' } };
const rejected = { change: { audit_status: 'rejected', money_status: 'notArrived' } };

test('a paid one is approved, one that is over is rejected, an open one waits', () => {
  expect(settlementOf(topUp, paid)).toEqual(approved);
  expect(settlementOf({ ...topUp, payment_ref: 'p1' }, paid)).toEqual(approved);
  expect(settlementOf(topUp, { ...paid, state: 'over' })).toEqual(rejected);
  expect(settlementOf(topUp, { ...paid, state: 'open' })).toEqual({});
});

test('money that arrived stays arrived; money that comes after all is taken', () => {
  const after = { ...topUp, audit_status: 'approved' };
  for (const state of ['open', 'paid', 'over'] as const) {
    expect(settlementOf(after, { ...paid, state })).toEqual({});
  }
  expect(settlementOf({ ...topUp, audit_status: 'rejected' }, paid)).toEqual(approved);
});

test('another amount or currency is credited by nobody', () => {
  const mismatch = { mismatch: 'another amount' };
  expect(settlementOf(topUp, { ...paid, minor: 4_999n })).toEqual(mismatch);
  expect(settlementOf(topUp, { ...paid, currency: 'CNY' })).toEqual(mismatch);
});

test('a second payment is looked into where it brought money, and else passed over', () => {
  const other = { ...topUp, payment_ref: 'p0' };
  expect(settlementOf(other, paid)).toEqual({ mismatch: 'another payment' });
  expect(settlementOf(other, { ...paid, state: 'over' })).toEqual({});
  expect(settlementOf(other, { ...paid, state: 'open' })).toEqual({});
});

test('what is not paid online is not settled online', () => {
  const offline = { ...topUp, pay_method: 'offline' };
  expect(settlementOf(offline, paid)).toEqual({ mismatch: 'not paid online' });
});
