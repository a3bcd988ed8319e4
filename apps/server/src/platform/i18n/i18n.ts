import { type Language, languages } from '@alpaca/contract';
import enVerify from '@alpaca/contract/locales/en_US/verify.json' with { type: 'json' };
import zhVerify from '@alpaca/contract/locales/zh_CN/verify.json' with { type: 'json' };
import { createInstance } from 'i18next';
import en from '../../locales/en_US.json' with { type: 'json' };
import zh from '../../locales/zh_CN.json' with { type: 'json' };

const verify: Record<Language, Record<string, string>> = { zh_CN: zhVerify, en_US: enVerify };

// Language codes with an underscore are ours, not BCP 47; i18next only uses them as names.
const i18n = createInstance({
  resources: { zh_CN: { server: zh }, en_US: { server: en } },
  supportedLngs: [...languages],
  lng: 'zh_CN',
  fallbackLng: false,
  ns: ['server'],
  defaultNS: 'server',
  interpolation: { escapeValue: false },
  initAsync: false,
});
await i18n.init();

/** The words of a key in a language. */
export const words = (lang: Language, key: string, params: Record<string, unknown> = {}): string =>
  verify[lang][key] ?? i18n.t(key, { lng: lang, ...params });

type Template = readonly { text: string; name: string }[];
const templates: Record<Language, Map<string, Template>> = { zh_CN: new Map(), en_US: new Map() };

/** A text and the variable after it, over and over; the last has none. */
const templateOf = (lang: Language, key: string): Template => {
  const known = templates[lang].get(key);
  if (known) return known;
  const pieces = String(i18n.getResource(lang, 'server', key) ?? key).split(/\{\{\s*(\w+)\s*\}\}/);
  const template = pieces.flatMap((text, at) =>
    at % 2 === 0 ? [{ text, name: pieces[at + 1] ?? '' }] : [],
  );
  templates[lang].set(key, template);
  return template;
};

/** The same words, for texts that are said hundreds of times in one answer. */
export const quickWords = (
  lang: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  let said = '';
  for (const { text, name } of templateOf(lang, key)) {
    said += name === '' ? text : `${text}${params[name] ?? ''}`;
  }
  return said;
};

export const hasWords = (lang: Language, key: string): boolean =>
  Object.hasOwn(verify[lang], key) || i18n.exists(key, { lng: lang });
