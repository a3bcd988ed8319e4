import type { RoleNode } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { leavesOf } from '../../../shared/inputs/boxTree.ts';
import { matching, toggled } from './roleTree.ts';

const node = (permission: string, more: Partial<RoleNode> = {}): RoleNode => ({
  key: permission,
  type: 'page',
  title: permission,
  permission,
  held: true,
  children: [],
  ...more,
});
const edit = node('ops:merchantEdit', { type: 'button', title: 'Edit' });
const freeze = node('ops:freeze', { type: 'button', held: false });
const merchants = node('ops:merchants', { title: 'Merchants', children: [edit, freeze] });
const group = node('', { key: 'ops', type: 'group', title: 'Desk', children: [merchants] });
const tree = [group, node('system:users', { title: 'Users' })];

test('a button comes with its page, and a page goes with its buttons', () => {
  const on = toggled(tree, [], edit, true);
  expect(on.sort()).toEqual(['ops:merchantEdit', 'ops:merchants']);
  expect(toggled(tree, on, merchants, false)).toEqual([]);
});

test('an area gives all that can be given, and what stands elsewhere stays', () => {
  expect(toggled(tree, ['system:users'], group, true).sort()).toEqual([
    'ops:merchantEdit',
    'ops:merchants',
    'system:users',
  ]);
});

test('what needs another permission brings it, and goes with it', () => {
  const on = toggled(tree, [], node('system:roleEdit'), true);
  expect(on.sort()).toEqual(['system:roleEdit', 'system:users']);
  expect(toggled(tree, on, tree[1] as RoleNode, false)).toEqual([]);
});

test('a search leaves what has the words, and the way to it', () => {
  expect(matching(tree, ' EDIT ').flatMap(leavesOf)).toEqual(['ops:merchants', 'ops:merchantEdit']);
  expect(matching(tree, 'desk')).toEqual([group]);
  expect(matching(tree, 'nothing')).toEqual([]);
});
