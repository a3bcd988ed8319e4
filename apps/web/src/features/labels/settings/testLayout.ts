import type { PaperSize } from '../printing/printClient.ts';
import { barsFrom, barsOn, type TestBar, widthOf } from './testBars.ts';

const margin = 5;
const top = 14;
const tens = (mm: number) => Math.floor(mm / 10) * 10;

/** How long the rulers are: across, and down at the side. */
export const rulersOn = ({ widthMm, heightMm }: PaperSize) => ({
  across: tens(widthMm - 2 * margin),
  down: Math.min(100, tens(heightMm - top - margin)),
});

export const longRuler = (size: PaperSize) => Math.max(...Object.values(rulersOn(size)));

/** Left, top, width and height in millimetres. */
export type Rect = readonly [x: number, y: number, width: number, height: number];

export interface TestLayout {
  frame: Rect;
  rulers: readonly Rect[];
  bars: readonly { bar: TestBar; x: number; y: number; height: number }[];
  /** Each stands on the line at `y`. */
  words: readonly { x: number; y: number; text: string }[];
}

/** Every 5 mm a line, every 10 mm a longer one. */
const ticks = (length: number) =>
  Array.from({ length: length / 5 + 1 }, (_, nth) => ({
    at: nth * 5,
    long: nth % 2 === 0 ? 3 : 1.5,
  }));

/** Rulers, a frame 2 mm within the edges and barcodes of three widths. */
export const testLayout = (size: PaperSize, dpi?: number): TestLayout => {
  const { across, down } = rulersOn(size);
  const fitting = barsOn(size);
  const step = (size.heightMm - top - 2) / fitting.length;
  const height = Math.min(14, step - 4);
  const bars = fitting.map((bar, nth) => ({ bar, x: barsFrom, y: top + nth * step, height }));
  const head = `${size.widthMm} x ${size.heightMm} mm   ${across} mm / ${down} mm`;
  return {
    frame: [2, 2, size.widthMm - 4, size.heightMm - 4],
    rulers: [
      ...ticks(across).map(({ at, long }): Rect => [margin + at, 7, 0.2, long]),
      [margin, 7, across + 0.2, 0.2],
      ...ticks(down).map(({ at, long }): Rect => [margin, top + at, long, 0.2]),
      [margin, top, 0.2, down + 0.2],
    ],
    bars,
    words: [
      { x: margin, y: 5.5, text: head },
      ...bars.map(({ bar, y }) => ({
        ...{ x: barsFrom, y: y + height + 3 },
        text: `${bar.text}   ${widthOf(bar, dpi)} mm`,
      })),
    ],
  };
};
