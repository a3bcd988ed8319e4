import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code128 } from './code128.ts';

const modules = (text: string) => code128(text).reduce((sum, width) => sum + width, 0);

const symbolsIn = (widths: readonly number[]) => widths.slice(0, -7).join('').match(/.{6}/g) ?? [];
// Of pairs of digits each value has its symbol; what is beyond them changes the code set.
const worthOf = new Map(
  Array.from({ length: 100 }, (_, value) => [
    symbolsIn(code128(`${String(value).padStart(2, '0')}00`))[1],
    value,
  ]),
);
worthOf.set('114131', 100).set('311141', 101).set('411131', 102);

/** As a scanner reads it: set B or C by the start, changes in between, the check symbol last. */
const read = (widths: readonly number[]): string => {
  const [start, ...rest] = symbolsIn(widths);
  expect(['211214', '211232']).toContain(start);
  const values = rest.map((symbol) => worthOf.get(symbol) ?? Number.NaN);
  const check = values.pop();
  const sum = values.reduce(
    (so, value, at) => so + value * (at + 1),
    start === '211214' ? 104 : 105,
  );
  expect(check).toBe(sum % 103);
  let pairs = start === '211232';
  let text = '';
  for (const value of values) {
    if (pairs && value === 100) pairs = false;
    else if (!pairs && value === 99) pairs = true;
    else text += pairs ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
};

describe('Code 128', () => {
  test('begins and ends with a bar, and is whole symbols long', () => {
    for (const text of ['A', 'YL0000012345', '12', 'a1b22c333d4444e55555f666666']) {
      expect(code128(text).length % 2).toBe(1);
      // Eleven modules a symbol, thirteen for the stop.
      expect((modules(text) - 13) % 11).toBe(0);
    }
  });

  test('has the symbols and the check symbol of the standard', () => {
    // Start B, "A", check 34, stop.
    expect(code128('A').join('')).toBe('2112141113231311232331112');
  });

  test('puts two digits into one symbol where that is shorter', () => {
    expect(modules('1234567890')).toBe(11 + 5 * 11 + 11 + 13);
    expect(modules('AB1234567890')).toBeLessThan(modules('ABcdefghijkl'));
  });

  test('refuses what it has no symbols for', () => {
    expect(() => code128('单号')).toThrow('not for Code 128');
    expect(() => code128('')).toThrow('not for Code 128');
    expect(() => code128('A单')).toThrow('not for Code 128');
    expect(() => code128('单A')).toThrow('not for Code 128');
  });

  test('changes between letters and pairs of digits only where that is shorter', () => {
    // Start, signs and changes; the check symbol and the stop come on top.
    const symbolsOf = (text: string) => (modules(text) - 13) / 11 - 1;
    expect(symbolsOf('12')).toBe(3);
    expect(symbolsOf('123')).toBe(4);
    expect(symbolsOf('1234')).toBe(3);
    expect(symbolsOf('12345')).toBe(1 + 2 + 2);
    expect(symbolsOf('1234A')).toBe(1 + 2 + 2);
    expect(symbolsOf('A123')).toBe(5);
    expect(symbolsOf('A1234')).toBe(1 + 1 + 1 + 2);
    expect(symbolsOf('A12345')).toBe(1 + 2 + 1 + 2);
    expect(symbolsOf('A1234B')).toBe(7);
    // As long either way: it stays as it is.
    expect(symbolsIn(code128('A1234B'))).not.toContain('113141');
    expect(symbolsOf('A123456B')).toBe(1 + 1 + 1 + 3 + 2);
    expect(symbolsOf('A1234567B')).toBe(1 + 2 + 1 + 3 + 2);
  });

  test('reads back as what was written, with its check symbol', () => {
    const printable = fc.string({
      unit: fc.constantFrom('A', 'z', ' ', '~', '0', '7', '9'),
      minLength: 1,
    });
    fc.assert(
      fc.property(printable, (text) => {
        expect(read(code128(text))).toBe(text);
      }),
    );
    expect(read(code128('YL0000012345CN'))).toBe('YL0000012345CN');
  });

  test('has the signs of the standard from the first to the last', () => {
    expect(code128(' ').join('')).toBe('2112142122222221222331112');
    expect(read(code128('~'))).toBe('~');
  });
});
