import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { breakingChanges, calls, openApi, openDescription } from '@alpaca/contract';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { helpPages } from './helpPages.ts';
import { findBinaries } from './postgres/binaries.ts';
import { createDatabase, dropDatabase, startPostgres } from './postgres.ts';
import { sdkTypes } from './sdkTypes.ts';
import { tokensCss } from './tokensCss.ts';

const check = process.argv.includes('--check');
const database = 'alpaca_gen';
const tokens = 'apps/web/src/shared/styles/tokens.css';
const root = new URL('../', import.meta.url);

const formatted = (path: string, text: string) =>
  execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

/** The schema as pg_dump tells it, less what differs from machine to machine. */
const dumpSchema = (url: string) =>
  execFileSync(
    `${findBinaries()}/pg_dump`,
    ['--schema-only', '--no-owner', '--exclude-schema=pgboss', '--exclude-schema=migrations', url],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter((line) => !/^(--|\\(un)?restrict|SET |SELECT pg_catalog)/.test(line))
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trimStart();

const tableTypes = (url: string) => {
  const printed = execFileSync(
    'node_modules/.bin/kysely-codegen',
    ['--dialect=postgres', `--url=${url}`, '--print', '--include-pattern=public.*'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  // Progress is printed too; and our pools read bigint as BigInt, not as text.
  return `${printed
    .slice(printed.indexOf('/**'))
    .replace('type Int8 = ColumnType<string,', 'type Int8 = ColumnType<bigint,')
    .trimEnd()}\n`;
};

/** Help as the web loads it. */
const help = (lang: 'zh_CN' | 'en_US') => formatted('help.json', JSON.stringify(helpPages(lang)));

const publishedFile = 'packages/contract/published/open-v1.json';

/** What is published changes only by what breaks nobody; anything else needs another version. */
const published = () => {
  const now = openDescription();
  const file = new URL(publishedFile, root);
  const broken = existsSync(file)
    ? breakingChanges(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(JSON.stringify(now)))
    : [];
  if (broken.length > 0) throw new Error(`programs rely on it:\n${broken.join('\n')}`);
  return formatted('open-v1.json', JSON.stringify(now, null, 2));
};

const cluster = await startPostgres({ dir: '.data/postgres-gen', durable: false });
let stale = 0;
try {
  await dropDatabase(cluster, database);
  await createDatabase(cluster, database);
  const url = cluster.url('alpaca_migrate', database);
  await migrate(url, () => {});
  const openapi = JSON.stringify(openApi(calls, 'Alpaca'), null, 2);
  const description = published();
  const made: Record<string, string> = {
    'apps/server/schema.sql': dumpSchema(url),
    'apps/server/src/platform/db/schema.gen.ts': tableTypes(url),
    'apps/server/openapi.json': formatted('openapi.json', openapi),
    [publishedFile]: description,
    'packages/sdk/src/openApi.gen.ts': await sdkTypes(description),
    [tokens]: formatted(tokens, tokensCss()),
    'apps/web/src/features/help/pages/zh_CN.gen.json': help('zh_CN'),
    'apps/web/src/features/help/pages/en_US.gen.json': help('en_US'),
  };
  for (const [path, text] of Object.entries(made)) {
    const file = new URL(path, root);
    if (!check) {
      writeFileSync(file, text);
      console.log(`wrote ${path}`);
    } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      stale += 1;
      console.error(`${path} is out of step: run npm run gen`);
    }
  }
} finally {
  await cluster.stop();
}
process.exitCode = stale ? 1 : 0;
