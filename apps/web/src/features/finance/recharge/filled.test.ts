import { TopUpForm } from '@alpaca/contract';
import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { bodyOf, type Filled } from './filled.ts';

const bank = '018f0000-0000-7000-8000-000000000001';
const proof = '018f0000-0000-7000-8000-000000000002';
const filled: Filled = {
  amount: '12.30',
  currency: 'CNY',
  payMethod: 'bankTransfer',
  bankInfo: bank,
  payerName: '星野电商',
  remitTime: dayjs('2026-11-01 10:20:30'),
  credentials: [{ key: proof, name: 'a.png', contentType: 'image/png' }],
};

test('what was filled in is what the contract takes', () => {
  const body = bodyOf(filled);
  expect(body).toMatchObject({
    bankInfo: bank,
    remitTime: '2026-11-01 10:20:30',
    credentials: [proof],
  });
  expect(TopUpForm.safeParse(body).success).toBe(true);
});

test('what the chosen way does not ask for is left out', () => {
  expect(bodyOf({ ...filled, payMethod: 'alipay' })).not.toHaveProperty('bankInfo');
  expect(bodyOf({ ...filled, payMethod: 'online' })).toEqual({
    amount: '12.30',
    currency: 'CNY',
    payMethod: 'online',
    credentials: [],
  });
});
