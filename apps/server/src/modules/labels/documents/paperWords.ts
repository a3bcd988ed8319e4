import type { Language } from '@alpaca/contract';
import { hasWords, phrasebook } from '../../../platform/i18n/i18n.ts';

/** A word that is printed, in one language. */
export const printed = phrasebook('paper', (phrase) => phrase.map(({ text }) => text).join(''));

/** Chinese and English side by side: customs of both ends read the same paper. */
export const both = (name: string): string => `${printed('zh_CN', name)} ${printed('en_US', name)}`;

/** A word for a value that may be one of ours; what is not is printed as it came. */
export const printedOr = (lang: Language, below: string, value: string): string =>
  hasWords(lang, `paper.${below}.${value}`) ? printed(lang, `${below}.${value}`) : value;

/** The same as a table's heading: a line for each language. */
export const heading = (name: string): string[] => [printed('zh_CN', name), printed('en_US', name)];

/** With what its figures are counted in. */
export const headingWith = (name: string, unit: string): string[] => [
  printed('zh_CN', name),
  `${printed('en_US', name)} (${unit})`,
];
