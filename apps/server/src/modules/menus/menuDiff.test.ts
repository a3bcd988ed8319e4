import { expect, test } from 'vitest';
import { menuChanges } from './menuDiff.ts';
import type { MenuRow } from './menuRows.ts';

const row = (
  id: string,
  parent_id: string | null,
  sort: number,
  more: Partial<MenuRow> = {},
): MenuRow => ({
  id,
  parent_id,
  sort,
  type: parent_id ? 'page' : 'group',
  key: id,
  name_zh: id,
  name_en: id,
  name_third: '',
  path: `/${id}`,
  component: '',
  redirect: '',
  url: '',
  permission: '',
  icon: '',
  kinds: ['operator'],
  hidden: false,
  keep_alive: false,
  always_show: false,
  is_route: true,
  is_external: false,
  it_only: false,
  ...more,
});
const told = (before: MenuRow[], after: MenuRow[]) =>
  menuChanges(before, after).map(({ id, change }) => `${change} ${id}`);

const group = row('g', null, 0);
const before = [
  group,
  row('h', null, 1),
  ...['a', 'b', 'c', 'd'].map((id, at) => row(id, 'g', at)),
];

test('whoever is moved past others is moved, and the others are not', () => {
  const order = (ids: string) => [
    ...before.slice(0, 2),
    ...[...ids].map((id, at) => row(id, 'g', at)),
  ];
  expect(told(before, before)).toEqual([]);
  expect(told(before, order('bcda'))).toEqual(['moved a']);
  expect(told(before, order('dabc'))).toEqual(['moved d']);
  expect(told(before, order('badc'))).toHaveLength(2);
});

test('other numbers for the same order are no change', () => {
  expect(
    told(
      before,
      before.map((one) => ({ ...one, sort: one.sort * 10 + 3 })),
    ),
  ).toEqual([]);
});

test('into another group is moved; gone, new and changed are told as such', () => {
  const after = before.flatMap((one) => {
    if (one.id === 'a') return [{ ...one, parent_id: 'h', name_en: 'A' }];
    return one.id === 'c' ? [] : [one];
  });
  expect(told(before, [...after, row('e', 'h', 5)]).sort()).toEqual([
    'added e',
    'changed a',
    'moved a',
    'removed c',
  ]);
  const [moved] = menuChanges(before, after);
  expect(moved).toMatchObject({ from: { zh: 'g' }, to: { zh: 'h' } });
});
