import type { PaperSize } from '../printing/printClient.ts';
import { dpiOf, type ZplFormat } from '../printing/zpl.ts';
import { dotsAt } from './testBars.ts';
import { type Rect, testLayout } from './testLayout.ts';

const millimetre = 25.4;
const letterMm = 2.5;
const lineMm = 0.15;

/** The test label in a thermal printer's own language: its own letters and barcodes, dot by dot. */
export const testZpl = (size: PaperSize, format: ZplFormat): Blob => {
  const dpi = dpiOf(format);
  const { frame, rulers, bars, words } = testLayout(size, dpi);
  const dots = (mm: number) => Math.round((mm * dpi) / millimetre);
  const box = ([x, y, width, height]: Rect, thick: number) =>
    `^FO${dots(x)},${dots(y)}^GB${dots(width)},${dots(height)},${thick}^FS`;
  const letters = `^A0N,${dots(letterMm)},${dots(letterMm)}`;
  const label = [
    `^XA^PW${dots(size.widthMm)}^LL${dots(size.heightMm)}^LH0,0`,
    box(frame, dots(lineMm)),
    ...rulers.map((rect) => box(rect, dots(Math.min(rect[2], rect[3])))),
    ...bars.map(
      ({ bar, x, y, height }) =>
        `^BY${dotsAt(dpi, bar)}^FO${dots(x)},${dots(y)}^BCN,${dots(height)},N,N,N,N^FD>:${bar.text}^FS`,
    ),
    ...words.map(({ x, y, text }) => `^FT${dots(x)},${dots(y)}${letters}^FD${text}^FS`),
    '^XZ\n',
  ];
  return new Blob([label.join('\n')], { type: 'application/zpl' });
};
