import type { PermissionNode } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { leavesOf, toggled } from './permissionTree.ts';

const node = (key: string, children: PermissionNode[] = [], permission = key): PermissionNode => ({
  key,
  title: key,
  permission,
  children,
});
const edit = node('team.edit');
const page = node('team', [node('team.add'), edit]);
const other = node('logs');
const group = node('group', [page, other], '');
const tree = [group, node('home')];

test('a group stands for all in it', () => {
  expect(leavesOf(group)).toEqual(['team', 'team.add', 'team.edit', 'logs']);
  expect(toggled(tree, new Set(['home']), group, true).sort()).toEqual(
    ['home', ...leavesOf(group)].sort(),
  );
  expect(toggled(tree, new Set(['home', 'logs', 'team']), group, false)).toEqual(['home']);
});

test('a button brings its page along, and goes with it', () => {
  expect(toggled(tree, new Set(), edit, true)).toEqual(['team.edit', 'team']);
  expect(toggled(tree, new Set(['team', 'team.edit', 'logs']), page, false)).toEqual(['logs']);
  expect(toggled(tree, new Set(['team', 'team.edit']), edit, false)).toEqual(['team']);
});

test('what is not offered is not passed on', () => {
  expect(toggled(tree, new Set(['dashboard', 'logs']), edit, true).sort()).toEqual([
    'logs',
    'team',
    'team.edit',
  ]);
});
