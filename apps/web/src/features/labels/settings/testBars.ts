import type { PaperSize } from '../printing/printClient.ts';

/** Most label printers have 203 dots to an inch; bars are as wide as so many of them. */
const usualDpi = 203;
const millimetre = 25.4;
export const dotMm = millimetre / usualDpi;

export interface TestBar {
  text: string;
  dots: number;
  /** Code 128: bars and gaps in turn, in modules. */
  bars: string;
}

// Three fixed texts: a library that draws any would weigh more than all of printing.
const testBars: readonly TestBar[] = [
  { text: 'TEST2', dots: 2, bars: '2112142133111321132131132133112232111112242331112' },
  { text: 'TEST3', dots: 3, bars: '2112142133111321132131132133112211321412212331112' },
  { text: 'TEST4', dots: 4, bars: '2112142133111321132131132133112212311421122331112' },
];

export const barsFrom = 14;
// White that scanners need on either side, in modules.
const quiet = 10;

export const modulesOf = ({ bars }: TestBar) =>
  [...bars].reduce((sum, module) => sum + Number(module), 0);

/** How many whole dots of a finer printer are about as wide. */
export const dotsAt = (dpi: number, { dots }: Pick<TestBar, 'dots'>) =>
  Math.round((dots * dpi) / usualDpi);

/** In millimetres. */
export const widthOf = (bar: Pick<TestBar, 'dots'>, dpi = usualDpi) =>
  ((dotsAt(dpi, bar) * millimetre) / dpi).toFixed(2);

/** Those that a sheet has room for. */
export const barsOn = ({ widthMm }: PaperSize) =>
  testBars.filter((bar) => barsFrom + (modulesOf(bar) + quiet) * bar.dots * dotMm <= widthMm - 2);

/** Which of them a scanner read; some send a sign of their own before it. */
export const scannedBar = (text: string) =>
  testBars.find((bar) => text.trim().toUpperCase().endsWith(bar.text)) ?? null;
