import type { Language, PlainValue } from '@alpaca/contract';
import { hasWords, words, wordsBefore } from '../../platform/i18n/i18n.ts';

const sentenceOpen = /[\s“"'（(：:,，]+$/;

/** What a call would have done, without what it would have done it to. */
const deedOf = (lang: Language, call: string): string =>
  wordsBefore(lang, `oplog.${call}`).replace(sentenceOpen, '') || call;

const refusedFacts = (lang: Language, params: Record<string, unknown>) => {
  const { errorKey, call } = params;
  if (!errorKey) return params;
  return { ...params, why: words(lang, `refusal.${errorKey}`), deed: deedOf(lang, String(call)) };
};

/** The sentence of a line; where a call does several things, each has its own. */
export const contentOf = (
  lang: Language,
  call: string,
  params: Record<string, unknown>,
): string => {
  const { as } = params;
  const key = as ? `oplogAs.${call}.${as}` : `oplog.${call}`;
  return words(lang, key, refusedFacts(lang, params));
};

export const menuOf = (lang: Language, menu: string): string => words(lang, `oplogMenu.${menu}`);

/** What a changed field is called: a setting by its own name, anything else by its path or the last of it. */
export const fieldOf = (lang: Language, kind: string, field: string): string => {
  if (kind === 'setting') return words(lang, `setting.${field}.name`);
  const last = field.split('.').at(-1) as string;
  const own = [field, last].map((path) => `logFieldOf.${kind}.${path}`);
  const key = [...own, `logField.${last}`].find((one) => hasWords(lang, one));
  return key ? words(lang, key) : field;
};

export const thingOf = (lang: Language, kind: string): string =>
  hasWords(lang, `logThing.${kind}`) ? words(lang, `logThing.${kind}`) : kind;

const oneValue = (lang: Language, field: string, value: string): string => {
  const key = `logValue.${field.split('.').at(-1)}.${value}`;
  return value !== '' && !/[.\s]/.test(value) && hasWords(lang, key) ? words(lang, key) : value;
};

/** What stood in a field, as people say it. */
export const valueText = (lang: Language, field: string, value: PlainValue): string => {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return words(lang, `logValue.is.${value}`);
  if (Array.isArray(value)) {
    return value.map((one) => oneValue(lang, field, one)).join(lang === 'zh_CN' ? '、' : ', ');
  }
  return oneValue(lang, field, String(value));
};
