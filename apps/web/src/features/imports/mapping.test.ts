import type { ImportField } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { assigned, missingFields, offeredFields, samplesOf } from './mapping.ts';

const field = (name: string, required = false): ImportField => ({
  name,
  label: name,
  required,
  unless: null,
  options: null,
});

test('a field chosen for one heading leaves the other', () => {
  expect(assigned(['name', 'phone', null], 2, 'phone')).toEqual(['name', null, 'phone']);
  expect(assigned(['name', 'phone', null], 0, null)).toEqual([null, 'phone', null]);
});

test('what is required and stands nowhere is named', () => {
  const fields = [field('name', true), field('company'), field('phone', true)];
  expect(missingFields(fields, ['company', 'name'], null).map(({ name }) => name)).toEqual([
    'phone',
  ]);
});

test('what is found by another field is not missing where that one has a heading', () => {
  const fields = [field('sku'), { ...field('goodsName', true), unless: 'sku' }];
  expect(missingFields(fields, ['sku'], null)).toEqual([]);
  expect(missingFields(fields, [null], null)).toEqual([fields[1]]);
});

test('what a known sheet never has is not missing', () => {
  const fields = [field('weight', true), field('phone', true)];
  const known = { name: 'amazonUnshipped' as const, lacks: ['weight'] };
  expect(missingFields(fields, [null], known)).toEqual([fields[1]]);
});

test('what still needs a heading is offered first', () => {
  const fields = [field('name', true), field('company'), field('phone', true), field('email')];
  const offered = offeredFields(fields, ['name', 'email']).map(({ name }) => name);
  expect(offered).toEqual(['phone', 'company', 'name', 'email']);
});

test('samples are the first different values', () => {
  const preview = [['a', ' x '], ['b', ''], ['c', 'x'], ['d', 'y'], ['e'], ['f', 'z'], ['g', 'w']];
  expect(samplesOf(preview, 1)).toEqual(['x', 'y', 'z']);
  expect(samplesOf([], 0)).toEqual([]);
});
