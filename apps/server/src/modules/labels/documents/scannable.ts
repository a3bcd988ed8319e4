import { code128, drawCode128, drawQr } from '@alpaca/barcodes';
import type { Frame } from '../../../platform/paper/frame.ts';
import type { Doc } from '../../../platform/paper/paper.ts';

// Bars of a single dot smear on thermal printers.
const leastDots = 2;
const dot = 72 / 203;
const white = 20;

const isForBars = (text: string, width: number): boolean => {
  if (!/^[\x20-\x7e]+$/.test(text)) return false;
  const modules = code128(text).reduce((sum, bar) => sum + bar, white);
  return modules * leastDots * dot <= width;
};

/** Code 128 where scanners will read it; a QR code where bars would be too thin, or can't say it. */
export const drawScannable = (doc: Doc, text: string, frame: Frame) =>
  isForBars(text, frame.width) ? drawCode128(doc, text, frame) : drawQr(doc, text, frame);
