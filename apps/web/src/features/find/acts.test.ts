import { expect, test } from 'vitest';
import { findActs } from './acts.ts';

const acts = [
  { key: 'dark', title: '深色主题', also: 'dark theme 夜间' },
  { key: 'signOut', title: '退出登录', also: 'sign out log off 注销' },
];

test.each([
  ['深色', 'dark'],
  ['Dark', 'dark'],
  ['夜间', 'dark'],
  ['sszt', 'dark'],
  ['注销', 'signOut'],
  ['tcdl', 'signOut'],
])('“%s” finds %s', (typed, key) => {
  expect(findActs(acts, typed).map((act) => act.key)).toEqual([key]);
});

test('before something is typed nothing is offered to be done', () => {
  expect(findActs(acts, ' ')).toEqual([]);
  expect(findActs(acts, 'zzz')).toEqual([]);
});
