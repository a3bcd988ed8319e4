import type { Reading } from './scaleLine.ts';

// What Toledo's indicators and their many likenesses send without being asked: a start sign, three
// bytes of bits, six figures of weight and six of tare.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the frame begins with STX
const frame = /\x02([ -\x7f])([ -\x7f])([ -\x7f])([ \d]{6})[ \d]{6}/;

const lbInKg = 0.453_592;
const bits = { decimals: 0b111, negative: 1 << 1, outOfRange: 1 << 2, moving: 1 << 3, kg: 1 << 4 };

/** Reads a frame of Toledo's continuous output; null where the line is none, or beyond the range. */
export const toledoReading = (line: string): Reading | null => {
  const [, first = '', second = '', , figures = ''] = frame.exec(line) ?? [];
  if (!figures.trim()) return null;
  const state = second.charCodeAt(0);
  if (state & bits.outOfRange) return null;
  // 2 stands for whole figures; each more moves the point by one.
  const decimals = (first.charCodeAt(0) & bits.decimals) - 2;
  const shown = Number(figures) / 10 ** decimals;
  const amount = state & bits.negative ? -shown : shown;
  const kg = state & bits.kg ? amount : amount * lbInKg;
  return { kg: Math.round(kg * 1000) / 1000, isStable: !(state & bits.moving) };
};
