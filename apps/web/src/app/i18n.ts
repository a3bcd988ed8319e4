import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { language } from '../shared/store/language.ts';

// An object of loaders: written as a condition, the bundler would preload both languages.
const first = {
  zh_CN: () => import('../locales/zh_CN/first.ts'),
  en_US: () => import('../locales/en_US/first.ts'),
};

// A feature's texts come with its first page; those every visit needs are in `first`.
const later = import.meta.glob<Record<string, string>>(
  ['../locales/*/*.json', '!**/common.json', '!**/user.json'],
  { import: 'default' },
);

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (lang, feature, done) => {
    const load = later[`../locales/${lang}/${feature}.json`];
    if (!load) return done(new Error(`no texts for ${lang}/${feature}`), false);
    load().then(
      (texts) => done(null, texts),
      (error) => done(error, false),
    );
  },
};

/** Loads the texts of one language: the other is never sent. */
export const startI18n = async () => {
  const { texts } = await first[language]();
  await i18next
    .use(backend)
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
      interpolation: { escapeValue: false },
    });
};
