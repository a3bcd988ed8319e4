import { describe, expect, test } from 'vitest';
import { code128 } from './code128.ts';

const modules = (text: string) => code128(text).reduce((sum, width) => sum + width, 0);

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
  });
});
