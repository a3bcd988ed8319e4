import type { ExchangeRateLine } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { farOff } from './farOff.ts';

const line = (rate: string, time: ExchangeRateLine['time']): ExchangeRateLine => ({
  from: 'USD',
  to: 'CNY',
  rate,
  time,
  validFrom: '2026-11-01 00:00:00',
  by: '',
});
const known = [line('9', 'coming'), line('7', 'inForce'), line('5', 'past')];
const asked = (rate: string) => farOff({ from: 'USD', to: 'CNY', rate }, known);

test('more than five percent from the rate in force is far off, either way', () => {
  expect(asked('7.36')).toEqual({ rate: '7', percent: '5.1' });
  expect(asked('0.7')).toEqual({ rate: '7', percent: '90.0' });
});

test('five percent and less is not, nor what has nothing to be compared with', () => {
  expect(asked('7.35')).toBeNull();
  expect(asked('6.65')).toBeNull();
  expect(asked('')).toBeNull();
  expect(farOff({ from: 'EUR', to: 'CNY', rate: '1' }, known)).toBeNull();
});
