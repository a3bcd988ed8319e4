import { expect, test } from 'vitest';
import { type Measure, measureIn, sizeIn } from './measure.ts';

const size = (length: number, width: number, height: number) => ({ length, width, height });

test.each<[string, Measure]>([
  ['12.5', { weight: 12.5 }],
  ['12,5 kg', { weight: 12.5 }],
  ['850g', { weight: 0.85 }],
  ['56 48 48', { size: size(56, 48, 48) }],
  ['56*48*48', { size: size(56, 48, 48) }],
  ['56x48X48', { size: size(56, 48, 48) }],
  ['56 × 48 × 48 cm', { size: size(56, 48, 48) }],
  ['56.5,48,48', { size: size(56.5, 48, 48) }],
  ['L:056.0 W:048.0 H:048.5', { size: size(56, 48, 48.5) }],
  ['５６＊４８＊４８', { size: size(56, 48, 48) }],
  ['12.5 56 48 48', { weight: 12.5, size: size(56, 48, 48) }],
  ['20*12.5', { weight: 12.5, alike: 20 }],
  ['20 × 12.5 kg, 60×40×40', { weight: 12.5, alike: 20, size: size(60, 40, 40) }],
  ['20x12.5 60 40 40', { weight: 12.5, alike: 20, size: size(60, 40, 40) }],
])('%s', (text, measure) => {
  expect(measureIn(text)).toEqual(measure);
});

test.each([
  '',
  'AL2611170001',
  '20261117',
  '1Z999AA10123456784',
  '0',
  '0.000',
  '-1.2',
  '0 40 40',
  '0*12.5',
  '20 12.5',
  '1 2 3 4 5',
  'kg',
])('no measure: %s', (text) => {
  expect(measureIn(text)).toBeNull();
});

test('a size is read alone, and a weight is none', () => {
  expect(sizeIn('60*40*40')).toEqual(size(60, 40, 40));
  expect(sizeIn('12.5')).toBeNull();
  expect(sizeIn('0*40*40')).toBeNull();
});
