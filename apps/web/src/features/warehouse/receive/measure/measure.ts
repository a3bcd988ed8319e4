import { linesMost } from '@alpaca/contract';
import { weightIn } from '../../../../shared/scanner/scale/scaleLine.ts';

/** Centimetres, the longest side wherever its person put it. */
export interface Size {
  length: number;
  width: number;
  height: number;
}

/** What was typed or came from a machine: any part of a parcel's measures. */
export interface Measure {
  weight?: number;
  size?: Size;
  /** So many boxes alike. */
  alike?: number;
}

const figures = String.raw`\d{1,4}(?:\.\d{1,3})?`;
const times = String.raw`\s*[*x×]\s*`;
const apart = String.raw`(?:${times}|\s*[,;]\s*|\s+)`;
// "56 48 48", "56*48*48", "56x48x48 cm", and a dimensioner's "L:56.0 W:48.0 H:48.0".
const sides = String.raw`(?:l\s*[:=]?\s*)?(${figures})${apart}(?:w\s*[:=]?\s*)?(${figures})${apart}(?:h\s*[:=]?\s*)?(${figures})\s*(?:cm)?`;
const sizeAlone = new RegExp(`^${sides}$`);
// "12.5", "20*12.5", "12.5 56 48 48", "20 x 12.5 kg, 60x40x40".
const weightFirst = new RegExp(
  String.raw`^(?:(\d{1,3})${times})?(${figures}\s*(?:kg|g|lb|oz)?)(?:(?:\s*[,;/]\s*|\s+)${sides})?$`,
);

const sizeOf = (found: readonly (string | undefined)[]): Size | null => {
  const [length = 0, width = 0, height = 0] = found.map(Number);
  return length > 0 && width > 0 && height > 0 ? { length, width, height } : null;
};

// One scanner's keyboard has another layout, and an input method may be on: wide signs are the same.
const plain = (text: string) => text.trim().normalize('NFKC').toLowerCase();

/** Reads what stands for a size alone; null where it is none. */
export const sizeIn = (text: string): Size | null => {
  const found = sizeAlone.exec(plain(text));
  return found && sizeOf(found.slice(1));
};

/** Reads a weight, a size, or both, of one box or of several alike; null where it is no measure. */
export const measureIn = (text: string): Measure | null => {
  const size = sizeIn(text);
  if (size) return { size };
  // A scale that is a keyboard may type all that a scale says, a comma for a point too.
  const alone = weightIn(text);
  if (alone !== null) return alone > 0 ? { weight: alone } : null;
  const [, count, weightText = '', ...rest] = weightFirst.exec(plain(text)) ?? [];
  const weight = weightIn(weightText);
  if (!weight || weight <= 0) return null;
  const alike = count === undefined ? 1 : Number(count);
  if (alike < 1 || alike > linesMost) return null;
  const beside = rest[0] === undefined ? null : sizeOf(rest);
  if (rest[0] !== undefined && !beside) return null;
  return { weight, ...(beside && { size: beside }), ...(count !== undefined && { alike }) };
};
