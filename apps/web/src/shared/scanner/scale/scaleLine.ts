import { toledoReading } from './toledo.ts';

export interface Reading {
  kg: number;
  /** The scale says that it has come to rest. */
  isStable: boolean;
}

const perKg: Readonly<Record<string, number>> = { kg: 1, g: 1000, lb: 2.204_623, oz: 35.273_96 };

// "ST,GS,+  0.285kg" of A&D and most made here, "S S  0.285 kg" of Mettler, "  0.285 kg" of others.
const line =
  /^\s*(?:(ST|US|OL|QT),\s*(?:[A-Z]{2},)?|S\s+([SD])\s+|[a-z]{2}|=)?\s*([+-]?)\s*(\d{1,6}(?:[.,]\d{1,5})?)\s*(kg|g|lb|oz)?\s*$/i;

const unstable = ['US', 'OL', 'D'];

/** What one line of a scale says; null where it is no weight. */
export const readingOf = (text: string): Reading | null => {
  const framed = toledoReading(text);
  if (framed) return framed;
  const [, head = '', settled = '', sign, figures = '', unit = 'kg'] = line.exec(text) ?? [];
  if (!figures) return null;
  const word = (head || settled).toUpperCase();
  if (word === 'OL') return null;
  const amount = Number(figures.replace(',', '.')) * (sign === '-' ? -1 : 1);
  const kg = Math.round((amount / (perKg[unit.toLowerCase()] ?? 1)) * 1000) / 1000;
  return { kg, isStable: !unstable.includes(word) };
};

/** A weight as it is typed, or typed by a scale that is a keyboard; null where it is none. */
export const weightIn = (text: string): number | null => {
  // More figures than that are somebody's number.
  if (!/^\s*[+-]?\d{1,4}([.,]\d{1,3})?\s*(kg|g|lb|oz)?\s*$/i.test(text)) return null;
  return readingOf(text)?.kg ?? null;
};
