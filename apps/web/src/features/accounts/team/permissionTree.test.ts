import type { PermissionNode } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { leavesOf } from '../../../shared/inputs/boxTree.ts';
import { toggled } from './permissionTree.ts';

const leaf = (permission: string): PermissionNode => ({
  key: permission,
  title: permission,
  permission,
  children: [],
});
const group = (key: string, ...permissions: string[]): PermissionNode => ({
  key,
  title: key,
  permission: '',
  children: permissions.map(leaf),
});
const placing = group('placing', 'single:special', 'order:submit');
const orders = group('orders', 'order:list', 'order:track');
const books = group('books', 'order:addresses', 'order:addressAdd', 'order:skus');
const tree = [placing, orders, books];

test('a group stands for all in it', () => {
  expect(leavesOf(orders)).toEqual(['order:list', 'order:track']);
  expect(toggled(tree, new Set(), orders, true).sort()).toEqual(['order:list', 'order:track']);
  expect(
    toggled(tree, new Set(['order:list', 'order:track', 'order:skus']), orders, false),
  ).toEqual(['order:skus']);
});

test('what is chosen brings along what it needs, from other groups too', () => {
  expect(toggled(tree, new Set(), leaf('single:special'), true).sort()).toEqual([
    'order:addresses',
    'order:list',
    'order:skus',
    'order:submit',
    'single:special',
  ]);
});

test('what is left out takes along what needs it', () => {
  const chosen = new Set(['single:special', 'order:submit', 'order:list', 'order:addresses']);
  expect(toggled(tree, chosen, leaf('order:addresses'), false)).toEqual(['order:list']);
});

test('what is not offered is not passed on', () => {
  expect(toggled(tree, new Set(['dashboard:analysis']), leaf('order:track'), true)).toEqual([
    'order:track',
  ]);
});
