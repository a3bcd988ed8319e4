import type { Currency } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { isKept, mustBeAgreed } from './risenPrice.ts';

const of = (minor: number, currency: Currency = 'CNY') => ({ currency, minor: BigInt(minor) });

test('what costs no more than was quoted needs no word', () => {
  expect(mustBeAgreed(of(100), of(100), undefined)).toBe(false);
  expect(mustBeAgreed(of(99), of(100), undefined)).toBe(false);
  expect(mustBeAgreed(of(101), of(100), undefined)).toBe(true);
});

test('who agreed to a price since is not asked for it again, but for more', () => {
  expect(mustBeAgreed(of(120), of(100), of(120))).toBe(false);
  expect(mustBeAgreed(of(121), of(100), of(120))).toBe(true);
  expect(mustBeAgreed(of(100), of(100), of(50))).toBe(false);
});

test('another currency is always asked for', () => {
  expect(mustBeAgreed(of(1, 'USD'), of(100), undefined)).toBe(true);
  expect(mustBeAgreed(of(1), { currency: null, minor: 5n }, undefined)).toBe(true);
  expect(mustBeAgreed(of(1, 'USD'), of(100), of(100))).toBe(true);
  expect(mustBeAgreed(of(1, 'USD'), of(100), of(1, 'USD'))).toBe(false);
});

test('a quote is kept for so many minutes and not a moment longer', () => {
  const now = Date.parse('2026-03-01T12:30:00Z');
  expect(isKept(new Date('2026-03-01T12:00:00.001Z'), 30, now)).toBe(true);
  expect(isKept(new Date('2026-03-01T12:00:00.000Z'), 30, now)).toBe(false);
  expect(isKept(null, 30, now)).toBe(false);
});
