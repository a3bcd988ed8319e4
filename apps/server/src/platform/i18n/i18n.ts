import { figureText, type Language, languages } from '@alpaca/contract';
import enVerify from '@alpaca/contract/texts/verify.en_US.json' with { type: 'json' };
import zhVerify from '@alpaca/contract/texts/verify.zh_CN.json' with { type: 'json' };
import { createInstance, type FormatterModule } from 'i18next';
import { textsIn } from './texts.ts';

const verify: Record<Language, Record<string, string>> = { zh_CN: zhVerify, en_US: enVerify };

/** Counts and money read alike in every text. */
const figures: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: figureText,
};

// Language codes with an underscore are ours, not BCP 47; i18next only uses them as names.
const i18n = createInstance({
  resources: {},
  supportedLngs: [...languages],
  lng: 'zh_CN',
  fallbackLng: false,
  ns: ['server'],
  defaultNS: 'server',
  interpolation: { escapeValue: false, alwaysFormat: true },
  initAsync: false,
});
await i18n.use(figures).init();
for (const lang of languages) {
  for (const texts of textsIn(lang)) i18n.addResourceBundle(lang, 'server', texts, true);
}

// What is kept with a message or a line of the log is text; a count is a number all the same.
const counted = ({ count, ...params }: Record<string, unknown>) =>
  count === undefined
    ? params
    : {
        ...params,
        count: typeof count === 'string' && /^\d{1,15}$/.test(count) ? Number(count) : count,
      };

/** The words of a key in a language. */
export const words = (lang: Language, key: string, params: Record<string, unknown> = {}): string =>
  verify[lang][key] ?? i18n.t(key, { lng: lang, ...counted(params) });

/** What a sentence says before its first variable. */
export const wordsBefore = (lang: Language, key: string): string => {
  const [before = ''] = String(i18n.getResource(lang, 'server', key) ?? '').split(/\{\{|\$t\(/);
  return before;
};

/** A text and the variable after it, over and over; the last has none. */
type Phrase = readonly { text: string; name: string }[];

const phraseOf = (lang: Language, key: string): Phrase => {
  const pieces = String(i18n.getResource(lang, 'server', key) ?? key).split(/\{\{\s*(\w+)\s*\}\}/);
  return pieces.flatMap((text, at) => (at % 2 === 0 ? [{ text, name: pieces[at + 1] ?? '' }] : []));
};

/**
 * The words below a key, for those that are said hundreds of times in one answer: each is made ready
 * once, and found by its own name so that no key is put together to look for it.
 */
export const phrasebook = <P>(below: string, ready: (phrase: Phrase, lang: Language) => P) => {
  const known: Record<Language, Map<string, P>> = { zh_CN: new Map(), en_US: new Map() };
  return (lang: Language, name: string): P => {
    const found = known[lang].get(name);
    if (found !== undefined) return found;
    const made = ready(phraseOf(lang, `${below}.${name}`), lang);
    known[lang].set(name, made);
    return made;
  };
};

export const hasWords = (lang: Language, key: string): boolean =>
  Object.hasOwn(verify[lang], key) || i18n.exists(key, { lng: lang });
