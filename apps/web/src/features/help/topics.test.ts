import { readdirSync, readFileSync } from 'node:fs';
import { pageKeys } from '@alpaca/contract';
import { describe, expect, test } from 'vitest';
import { releasesOf } from './changes.ts';
import type { Topic } from './topics.ts';

const root = new URL('../../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const topics = JSON.parse(
  read('apps/web/src/features/help/pages/zh_CN.gen.json'),
) as readonly Topic[];

test('every page has one page of help', () => {
  const helped = topics.flatMap(({ pages }) => pages);
  expect([...helped].sort()).toEqual([...pageKeys].sort());
});

test('every page of help is listed, in both languages', () => {
  const names = topics.map(({ id }) => `${id}.md`).sort();
  expect(readdirSync(new URL('docs/help/en', root)).sort()).toEqual(names);
  expect(readdirSync(new URL('docs/help/zh', root)).sort()).toEqual(
    [...names, 'changes.md'].sort(),
  );
});

describe('what changed', () => {
  const english = releasesOf(read('CHANGELOG.md'));
  const chinese = releasesOf(read('docs/help/zh/changes.md'));

  test('is told for the same days in both languages, something for each', () => {
    expect(chinese.map(({ day }) => day)).toEqual(english.map(({ day }) => day));
    for (const { day, items } of [...english, ...chinese]) expect(items.length, day).not.toBe(0);
  });

  test('has its first words in bold and no marks of the code', () => {
    const [release] = releasesOf('# x\n\n## 2026-01-02\n\n- **A.** Then `b` **c**\n');
    expect(release).toEqual({
      day: '2026-01-02',
      items: [[{ strong: 'A.' }, ' Then b ', { strong: 'c' }]],
    });
  });
});
