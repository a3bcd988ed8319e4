import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@alpaca/contract';

export interface Texts {
  [key: string]: string | Texts;
}

const server = join(import.meta.dirname, '../..');

/** What is in the folders `texts`: an area has its words beside it, and nobody lists them. */
export const textsIn = (lang: Language): Texts[] =>
  globSync(`**/texts/${lang}.json`, { cwd: server }).map((path) =>
    JSON.parse(readFileSync(join(server, path), 'utf8')),
  );
