import type { Language } from '@alpaca/contract';
import { words } from '../../platform/i18n/i18n.ts';

const isKey = (value: unknown): value is { key: string } =>
  typeof value === 'object' && value !== null && 'key' in value;

const between = { zh_CN: '、', en_US: ', ' } as const;

/** A value as it is read: words by their key, several of them in a row. */
const valueText = (lang: Language, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => valueText(lang, each)).join(between[lang]);
  return isKey(value) ? words(lang, value.key) : value;
};

/** What the product said, in the reader's language: also what stands in it and is a word itself. */
export const systemText = (
  lang: Language,
  { body, vars }: { body: string; vars: unknown },
): string => {
  const values = Object.entries((vars ?? {}) as Record<string, unknown>).map(([name, value]) => [
    name,
    valueText(lang, value),
  ]);
  return words(lang, `thread.${body}`, Object.fromEntries(values)).trim();
};
