import { describe, expect, test } from 'vitest';
import { code128, drawCode128, drawQr, qr } from './barcodes.ts';

type Bar = readonly [x: number, y: number, width: number, height: number];

/** Paper that remembers what was drawn. */
const paper = () => {
  const bars: Bar[] = [];
  const filled: number[] = [];
  return {
    bars,
    filled,
    rect: (...bar: [number, number, number, number]) => bars.push(bar),
    fill: () => filled.push(bars.length),
  };
};

const sum = (widths: readonly number[]) => widths.reduce((so, width) => so + width, 0);
const dot = 72 / 203;
const box = { x: 10, y: 20, width: 200, height: 60 };

describe('Code 128', () => {
  test('has the symbols and the check symbol of the standard', () => {
    // Start B, "A", check 34, stop.
    expect(code128('A').join('')).toBe('2112141113231311232331112');
  });

  test('puts two digits into one symbol where that is shorter', () => {
    expect(sum(code128('1234567890'))).toBe(11 + 5 * 11 + 11 + 13);
  });

  test('refuses what scanners would not read back', () => {
    for (const text of ['', '单号', 'A单', 'A\n', 'é']) {
      expect(() => code128(text)).toThrow('not for Code 128');
    }
  });

  test('stands in the middle of its box, in whole dots, with white on either side', () => {
    const { bars, filled, ...rest } = paper();
    drawCode128({ ...rest }, 'YL0000012345', box);
    const modules = sum(code128('YL0000012345'));
    const [first, last] = [bars[0], bars.at(-1)] as [Bar, Bar];
    const end = last[0] + last[2];
    expect(first[0] - box.x).toBeCloseTo(box.x + box.width - end, 6);
    expect((end - first[0]) / modules / dot).toBeCloseTo(3, 6);
    expect(first[0] - box.x).toBeGreaterThanOrEqual(10 * 3 * dot);
    expect(bars.every(([, y, , height]) => y === box.y && height === box.height)).toBe(true);
    // One shape: a fill for each bar takes twice as long.
    expect(filled).toEqual([bars.length]);
  });

  test('is never finer than a dot nor coarser than four', () => {
    for (const [text, dots] of [
      ['1', 4],
      ['A'.repeat(80), 1],
    ] as const) {
      const { bars, filled: _, ...rest } = paper();
      drawCode128({ ...rest }, text, box);
      const [first, last] = [bars[0], bars.at(-1)] as [Bar, Bar];
      expect((last[0] + last[2] - first[0]) / sum(code128(text)) / dot).toBeCloseTo(dots, 6);
    }
  });
});

test('a printer with codes of its own is asked first, and what it does not take is drawn', () => {
  for (const draw of [drawCode128, drawQr]) {
    const asked: unknown[] = [];
    const takes = paper();
    draw({ ...takes, ownCode: (...code) => asked.push(code) > 0 }, 'YL1', box);
    expect(asked).toEqual([[draw === drawQr ? 'qr' : 'code128', 'YL1', box]]);
    expect(takes.bars).toEqual([]);
    const leaves = paper();
    draw({ ...leaves, ownCode: () => false }, 'YL1', box);
    expect(leaves.bars.length).toBeGreaterThan(0);
  }
  expect(() => drawCode128({ ...paper(), ownCode: () => true }, '单号', box)).toThrow();
});

describe('QR', () => {
  test('is square, with its three marks', () => {
    const rows = qr('A26111731975319');
    expect(rows.every((row) => row.length === rows.length)).toBe(true);
    const mark = [true, true, true, true, true, true, true, false];
    expect(rows[0]?.slice(0, 8)).toEqual(mark);
    expect(rows[0]?.slice(-8)).toEqual([...mark].reverse());
    expect(rows.at(-1)?.slice(0, 8)).toEqual(mark);
  });

  test('draws every black square once, and nothing beside its box', () => {
    const { bars, filled: _, ...rest } = paper();
    const text = '星野 A26111731975319';
    drawQr({ ...rest }, text, { x: 5, y: 5, width: 80, height: 100 });
    const rows = qr(text);
    const one = Math.min(...bars.map(([, , , height]) => height));
    const black = rows.flat().filter(Boolean).length;
    expect(sum(bars.map(([, , width]) => width / one))).toBeCloseTo(black, 6);
    const [left, top] = [Math.min(...bars.map(([x]) => x)), Math.min(...bars.map(([, y]) => y))];
    for (const [x, y, width] of bars) {
      const row = rows[Math.round((y - top) / one)] ?? [];
      const from = Math.round((x - left) / one);
      expect(row.slice(from, from + Math.round(width / one)).every(Boolean)).toBe(true);
      expect(row[from - 1] ?? false).toBe(false);
    }
    expect(left).toBeGreaterThanOrEqual(5 + 4 * one);
    expect(Math.max(...bars.map(([x, , width]) => x + width))).toBeLessThanOrEqual(85 - 4 * one);
  });
});
