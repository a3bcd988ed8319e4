import { textsName } from './textsName.ts';

// A feature's texts come with its first page; those every visit needs are in `first`.
const files = import.meta.glob<Record<string, string>>(
  ['../../**/texts/*.json', '!**/common.*', '!**/user.*', '!**/gallery/**'],
  { import: 'default' },
);
const later = new Map(Object.entries(files).map(([path, load]) => [textsName(path), load]));

export const loadTexts = (lang: string, name: string): Promise<Record<string, string>> => {
  const load = later.get(`${name}.${lang}`);
  return load ? load() : Promise.reject(new Error(`no texts for ${name}.${lang}`));
};
