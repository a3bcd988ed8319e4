import { expect, test } from 'vitest';
import { type MenuSeed, menus } from '../apps/server/seeds/menus.ts';
import { helpPages } from './helpPages.ts';

const listed = (entries: readonly MenuSeed[]): MenuSeed[] =>
  entries.flatMap((entry) => [entry, ...listed(entry.children ?? [])]);

test('whoever has a page in the menu has its help', () => {
  const topics = helpPages('zh_CN');
  const isHelped = (page: string, kind: string) =>
    topics.some(({ pages, for: kinds }) => pages.includes(page) && kinds.includes(kind));
  const without = listed(menus).flatMap(({ component, kinds }) =>
    component === ''
      ? []
      : kinds
          // Administrators read what operators read.
          .map((kind) => (kind === 'administrator' ? 'operator' : kind))
          .filter((kind) => !isHelped(component, kind))
          .map((kind) => `${kind} ${component}`),
  );
  expect(listed(menus).length).toBeGreaterThan(50);
  expect(without).toEqual([]);
});
