import { expect, test } from 'vitest';
import { readingOf, weightIn } from './scaleLine.ts';

test.each([
  ['ST,GS,+  0.285kg', 0.285, true],
  ['ST,NT,+00012.345 kg', 12.345, true],
  ['US,GS,+  0.290kg', 0.29, false],
  ['ST,+00285.0  g', 0.285, true],
  ['S S      0.285 kg', 0.285, true],
  ['S D      0.300 kg', 0.3, false],
  ['wn0000.285kg', 0.285, true],
  ['=0.285', 0.285, true],
  ['   1.000 lb', 0.454, true],
  ['  8 oz', 0.227, true],
  ['-  0.005 kg', -0.005, true],
  ['0,285 kg', 0.285, true],
  ['ST,GS,+  0.000kg', 0, true],
])('%s', (line, kg, isStable) => {
  expect(readingOf(line)).toEqual({ kg, isStable });
});

test.each(['', 'ERROR', 'OL,GS,+999.999kg', 'ST,GS,+      kg', 'A123456', '1.2.3 kg'])(
  'no weight: %s',
  (line) => expect(readingOf(line)).toBeNull(),
);

test('typed weights are told from numbers that were scanned', () => {
  expect(weightIn('0.285')).toBe(0.285);
  expect(weightIn('285g')).toBe(0.285);
  expect(weightIn('12')).toBe(12);
  expect(weightIn('20261116')).toBeNull();
  expect(weightIn('A123')).toBeNull();
  expect(weightIn('')).toBeNull();
});
