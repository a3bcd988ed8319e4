import { isBlank } from '../../../shared/lib/isBlank.ts';
import type { Row } from './values.ts';

const figures = new Set(['weight', 'length', 'width', 'height', 'quantity']);

/** A typed figure; what is none stays as it is, and the rule of its field has words for it. */
export const figureOf = (text: string): number | string => {
  const plain = text.trim().replace(/,(?=\d{3})/g, '');
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
};

/** Without what is not filled in. */
export const filled = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isBlank(value)));

/** A line as the contract has it. */
export const recordOf = <F extends string>({ key: _, ...texts }: Row<F>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filled(texts)).map(([name, text]) => [
      name,
      figures.has(name) ? figureOf(String(text)) : text,
    ]),
  );
