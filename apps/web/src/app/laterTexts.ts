// A feature's texts come with its first page; those every visit needs are in `first`.
const later = import.meta.glob<Record<string, string>>(
  ['../locales/*/*.json', '!**/common.json', '!**/user.json', '!**/gallery.json'],
  { import: 'default' },
);

export const loadTexts = (lang: string, feature: string): Promise<Record<string, string>> => {
  const load = later[`../locales/${lang}/${feature}.json`];
  return load ? load() : Promise.reject(new Error(`no texts for ${lang}/${feature}`));
};
