import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chineseParts, homeParts } from '../apps/web/homeParts.ts';
import { webDist } from './servers.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

const languages = ['zh_CN', 'en_US'];

interface Route {
  budgetKb: number;
  /** Each is asked for by itself: a hundred crumbs take longer than what is in them. */
  filesMost: number;
  fetches: (language: string) => string[];
}

const homeFetches = (language: string) => [
  `src/app/texts/${language}/first.ts`,
  `src/app/texts/${language}/shellTexts.ts`,
  `src/features/announcements/texts/notices.${language}.json`,
  `src/features/service/texts/${language}.json`,
  ...(language === 'zh_CN' ? chineseParts : []),
  ...homeParts,
];

/**
 * What the start of each route certainly fetches, beyond what those files import: named as in the
 * source, so that a file that moves fails here instead of going uncounted.
 */
const routes: Record<string, Route> = {
  login: {
    budgetKb: 100,
    filesMost: 5,
    fetches: (language) => [`src/app/texts/${language}/first.ts`],
  },
  home: {
    budgetKb: 300,
    filesMost: 24,
    fetches: homeFetches,
  },
  // The heaviest page, by whoever has seen no other.
  orders: {
    budgetKb: 620,
    filesMost: 30,
    fetches: (language) => [
      ...homeFetches(language),
      'src/features/orders/list/OrderListPage.tsx',
      `src/features/orders/texts/orderList.${language}.json`,
    ],
  },
};

const chunkOf = (manifest: Manifest, key: string): Chunk => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build's manifest.`);
  return chunk;
};

/** A chunk and all that it imports before it runs. */
const closure = (manifest: Manifest, keys: readonly string[], seen = new Set<string>()) => {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, chunkOf(manifest, key).imports ?? [], seen);
  }
  return seen;
};

const gzipKb = (dist: string, file: string) =>
  gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;

const measure = (dist: string, manifest: Manifest, fetched: readonly string[]) =>
  [...closure(manifest, ['index.html', ...fetched])]
    .map((key) => chunkOf(manifest, key).file)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, kb: gzipKb(dist, file) }))
    .sort((a, b) => b.kb - a.kb);

const sum = (files: readonly { kb: number }[]) => files.reduce((total, { kb }) => total + kb, 0);

const dist = process.argv[2] ?? webDist;
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

for (const [name, { budgetKb, filesMost, fetches }] of Object.entries(routes)) {
  for (const language of languages) {
    const files = measure(dist, manifest, fetches(language));
    const total = sum(files);
    const over = total > budgetKb || files.length > filesMost;
    console.log(
      `${name} ${language}: ${total.toFixed(1)} of ${budgetKb} KB in ${files.length} of ${filesMost} files${over ? ', over' : ''}`,
    );
    for (const { file, kb } of files.slice(0, 6))
      console.log(`  ${kb.toFixed(1).padStart(6)}  ${file}`);
    if (over) process.exitCode = 1;
  }
}
