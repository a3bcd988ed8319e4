import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownPaths, lostPaths, spelledOut } from './docPaths.ts';
import { root } from './servers.ts';

const known = knownPaths(
  globSync(
    ['*', '.*', '.github/**', '{apps,packages,e2e,smoke,attack,bench,ops,scripts,docs,.ci}/**'],
    { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|\.data|\.tools|\.git)$/.test(path) },
  ),
);

/** Files that there are only while it runs, or elsewhere. */
const elsewhere = new Set(['results/lighthouse.json']);

const texts = globSync(['*.md', 'docs/**/*.md', 'bench/*.md'], { cwd: root });

test.each(texts)('every file and folder that %s names is there', (file) => {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  expect(lostPaths(file, text, known, elsewhere)).toEqual([]);
});

test('the index leads to every page of docs/', () => {
  const index = readFileSync(`${root}/docs/README.md`, 'utf8');
  const pages = globSync('docs/{*,adr/*,runbooks/*}.md', {
    cwd: root,
    exclude: ['docs/README.md'],
  });
  expect(pages.filter((page) => !index.includes(`](${page.replace('docs/', '')})`))).toEqual([]);
});

test('a path that leads nowhere is found, in quotes and as a link', () => {
  const text = 'See `scripts/gone.ts`, `gone/` and [this](adr/gone.md); `docs/{a,b}.md`.';
  const there = knownPaths(['docs/a.md', 'scripts/there.ts']);
  expect(lostPaths('docs/x.md', text, there, new Set())).toEqual([
    'scripts/gone.ts',
    'gone/',
    'docs/b.md',
    'docs/adr/gone.md',
  ]);
  expect(spelledOut('a/{b,c}/{d,e}.ts')).toHaveLength(4);
});
