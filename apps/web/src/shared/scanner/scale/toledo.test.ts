import { expect, test } from 'vitest';
import { readingOf } from './scaleLine.ts';
import { toledoReading } from './toledo.ts';

/** A frame as an indicator sends it; bit 5 of each state byte is always set. */
const frame = (
  figures: string,
  { decimals = 3, moving = false, negative = false, kg = true } = {},
) => {
  const state = 0b10_0000 | (kg ? 1 << 4 : 0) | (moving ? 1 << 3 : 0) | (negative ? 1 << 1 : 0);
  const bytes = String.fromCharCode(0b10_0000 | (decimals + 2), state, 0b10_0000);
  return `\x02${bytes}${figures.padStart(6)}${'000000'}`;
};

test.each([
  [frame('12345'), { kg: 12.345, isStable: true }],
  [frame('  1250', { decimals: 2 }), { kg: 12.5, isStable: true }],
  [frame('12345', { moving: true }), { kg: 12.345, isStable: false }],
  [frame('    5', { negative: true }), { kg: -0.005, isStable: true }],
  [frame('    10', { decimals: 0, kg: false }), { kg: 4.536, isStable: true }],
  // The check sum of the frame before stands before the start sign.
  [`k${frame('000000')}`, { kg: 0, isStable: true }],
])('frame %#', (line, reading) => {
  expect(toledoReading(line)).toEqual(reading);
  expect(readingOf(line)).toEqual(reading);
});

test('beyond its range, or cut off, it says nothing', () => {
  const over = frame('999999').split('');
  over[2] = String.fromCharCode((over[2] ?? '').charCodeAt(0) | (1 << 2));
  expect(toledoReading(over.join(''))).toBeNull();
  expect(toledoReading(frame('12345').slice(0, 8))).toBeNull();
  expect(toledoReading('ST,GS,+  1.234kg')).toBeNull();
});
