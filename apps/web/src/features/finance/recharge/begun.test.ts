import type { BankInfo } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { begun } from './begun.ts';

const bank = (id: string, currency: 'CNY' | 'USD') => ({ id, currency }) as BankInfo;
const info = {
  isActive: true,
  canPayOnline: false,
  currencies: ['CNY', 'USD'] as ('CNY' | 'USD')[],
  bankInfos: [bank('a', 'CNY'), bank('b', 'CNY'), bank('c', 'USD')],
};
const from = (search: string) => begun(info as never, new URLSearchParams(search));

test('what is missing is filled in, in its currency', () => {
  expect(from('currency=USD&amount=9.44')).toMatchObject({ currency: 'USD', amount: '9.44' });
  expect(from('')).toMatchObject({ currency: 'CNY' });
  expect(from('')).not.toHaveProperty('amount');
});

test('a currency that is not taken, or an amount that is none, is left out', () => {
  expect(from('currency=EUR&amount=5')).toMatchObject({ currency: 'CNY' });
  expect(from('currency=EUR&amount=5')).not.toHaveProperty('amount');
  expect(from('currency=USD&amount=x')).not.toHaveProperty('amount');
});

test('the only account of a currency is chosen by itself', () => {
  expect(from('currency=USD')).toMatchObject({ bankInfo: 'c' });
  expect(from('')).not.toHaveProperty('bankInfo');
});
