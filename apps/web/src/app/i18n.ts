import { figureText } from '@alpaca/contract';
import i18next, { type BackendModule, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { language } from '../shared/store/language.ts';
import { local } from '../shared/store/shelves.ts';
import type { Texts } from '../shared/texts/texts.ts';
import { rememberTexts } from './routes/lastPages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: Texts;
  }
}

// An object of loaders: written as a condition, the bundler would preload both languages.
const first = {
  zh_CN: () => import('./texts/zh_CN/first.ts'),
  en_US: () => import('./texts/en_US/first.ts'),
};
const shell = {
  zh_CN: () => import('./texts/zh_CN/shellTexts.ts'),
  en_US: () => import('./texts/en_US/shellTexts.ts'),
};
const shellTexts = new Map<string, object>();
const started = Promise.withResolvers<void>();

// What is read later was opened by somebody, and is no part of the page's coming in.
const beginningUntil = Date.now() + 10_000;

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (lang, feature, done) => {
    if (Date.now() < beginningUntil) rememberTexts(window.location.pathname, feature);
    // The list of what there is grows with the features, and the login page needs none of them.
    import('./texts/laterTexts.ts')
      .then(({ loadTexts }) => loadTexts(lang, feature))
      .then(
        (texts) => done(null, texts),
        (error) => done(error, false),
      );
  },
};

/** Counts and money read alike in every text. */
const figures: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: figureText,
};

const addShellTexts = () => {
  if (!i18next.isInitialized) return;
  for (const [feature, texts] of shellTexts) i18next.addResourceBundle(language, feature, texts);
};

/** Loads the texts of the frame ahead of it, so that it is drawn without a second wait. */
export const loadShellTexts = async () => {
  const { texts } = await shell[language]();
  for (const [feature, words] of Object.entries(texts)) shellTexts.set(feature, words);
  addShellTexts();
};

/** Loads what a page will ask for by name, ahead of it. */
export const loadLaterTexts = (names: readonly string[]) =>
  started.promise.then(() => i18next.loadNamespaces(names));

/** Loads the texts of one language: the other is never sent. */
export const startI18n = async () => {
  const { texts } = await first[language]();
  await i18next
    .use(backend)
    .use(figures)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      // Our names of languages have an underscore; without this i18next would look for 'zh' too.
      load: 'currentOnly',
      ns: Object.keys(texts),
      defaultNS: 'common',
      resources: { [language]: texts },
      partialBundledLanguages: true,
      // Keys are flat, as the specification writes them: web.verify.0.
      keySeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
  // Nothing of it is built for merchants: it shows whether every layout stands longer words.
  if (import.meta.env.ALPACA_GALLERY && local.get('longer') === true) {
    i18next.use((await import('./longerWords.ts')).longerWords);
    i18next.options.postProcess = 'longer';
  }
  // They may have come first.
  addShellTexts();
  started.resolve();
};
