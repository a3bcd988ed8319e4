import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@alpaca/contract';

interface DocsWords {
  title: string;
  pages: Record<string, string>;
  groups: Record<string, string>;
  labels: Record<string, string>;
  calls: Record<string, string>;
  fields: Record<string, string>;
}

const read = (language: Language): DocsWords =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'texts', `${language}.json`), 'utf8'));

/** What the docs say, apart from the guides: of no use to anybody who does not read them. */
export const docsWords: Readonly<Record<Language, DocsWords>> = {
  zh_CN: read('zh_CN'),
  en_US: read('en_US'),
};
