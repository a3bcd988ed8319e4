import { expect, test } from 'vitest';
import { dropTarget, levelOf, shownOf, stepTarget } from './places.ts';

const entry = (id: string, parentId: string | null, type: 'group' | 'page' | 'button') => ({
  id,
  parentId,
  type,
});
const home = entry('home', null, 'page');
const orders = entry('orders', null, 'group');
const list = entry('list', 'orders', 'page');
const pay = entry('pay', 'list', 'button');
const track = entry('track', 'orders', 'page');
const money = entry('money', null, 'group');
const all = [home, orders, list, pay, track, money];

test('up and down go past one neighbour, and nowhere at the ends', () => {
  expect(stepTarget(all, orders, 'up')).toEqual({ parentId: null, beforeId: 'home' });
  expect(stepTarget(all, orders, 'down')).toEqual({ parentId: null, beforeId: null });
  expect(stepTarget(all, home, 'down')).toEqual({ parentId: null, beforeId: 'money' });
  expect(stepTarget(all, home, 'up')).toBeNull();
  expect(stepTarget(all, track, 'down')).toBeNull();
});

test('in goes into the group above, out stands after the group it leaves', () => {
  expect(stepTarget(all, money, 'in')).toEqual({ parentId: 'orders', beforeId: null });
  expect(stepTarget(all, orders, 'in'), 'a page holds no group').toBeNull();
  expect(stepTarget(all, track, 'out')).toEqual({ parentId: null, beforeId: 'money' });
  expect(stepTarget(all, pay, 'out'), 'a button stays on a page').toBeNull();
  expect(stepTarget(all, home, 'out')).toBeNull();
});

test('what is dropped stands before, after or in what it is dropped on', () => {
  expect(dropTarget(all, track, { on: list, part: 'before' })).toEqual({
    parentId: 'orders',
    beforeId: 'list',
  });
  expect(dropTarget(all, home, { on: list, part: 'after' })).toEqual({
    parentId: 'orders',
    beforeId: 'track',
  });
  expect(dropTarget(all, home, { on: money, part: 'into' })).toEqual({
    parentId: 'money',
    beforeId: null,
  });
});

test('nothing is dropped into itself, what is in it, or what can not hold it', () => {
  expect(dropTarget(all, orders, { on: track, part: 'after' })).toBeNull();
  expect(dropTarget(all, orders, { on: orders, part: 'into' })).toBeNull();
  expect(dropTarget(all, home, { on: list, part: 'into' })).toBeNull();
  expect(dropTarget(all, pay, { on: money, part: 'into' })).toBeNull();
});

test('what is folded hides all that is in it', () => {
  expect(shownOf(all, new Set(['orders'])).map(({ id }) => id)).toEqual([
    'home',
    'orders',
    'money',
  ]);
  expect(all.map((one) => levelOf(all, one))).toEqual([1, 1, 2, 3, 2, 1]);
});
