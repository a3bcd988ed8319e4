import { ApiKeyForm } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { networksMost, wrongAddress } from './wrongAddress.ts';

test('addresses and networks of both kinds are right, and so is none', () => {
  expect(wrongAddress(undefined)).toBeUndefined();
  expect(wrongAddress([])).toBeUndefined();
  expect(wrongAddress(['203.0.113.7', '198.51.100.0/24', '2001:db8::1', '2001:db8::/32'])).toBe(
    undefined,
  );
});

test('the first that is wrong is named', () => {
  expect(wrongAddress(['203.0.113.7', '203.0.113.0/33', 'office'])).toBe('203.0.113.0/33');
  expect(wrongAddress(['office'])).toBe('office');
});

test('the field and the contract take as many', () => {
  const many = (count: number) => Array.from({ length: count }, () => '203.0.113.7');
  const { addresses } = ApiKeyForm.shape;
  expect(addresses.safeParse(many(networksMost)).success).toBe(true);
  expect(addresses.safeParse(many(networksMost + 1)).success).toBe(false);
});
