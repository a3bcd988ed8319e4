import { expect, test } from 'vitest';
import { neighbour, newTab, opened, type Tabs, without } from './tabs.ts';

const at = (pathname: string, key = pathname, search = '') => ({
  pathname,
  search,
  hash: '',
  state: null,
  key,
});
const list: Tabs = ['home', 'a', 'b', 'c'].map((name) => newTab(name, at(`/${name}`)));
const keys = (tabs: Tabs) => tabs.map(({ key }) => key).join(' ');

test('a new place is opened last, a known one keeps its place and takes the new address', () => {
  expect(keys(opened(list, 'd', at('/d')))).toBe('home a b c d');
  const again = opened(list, 'a', at('/a', 'later', '?status=draft'));
  expect(keys(again)).toBe('home a b c');
  expect(again[1]?.location.search).toBe('?status=draft');
  expect(opened(list, 'a', at('/a'))).toBe(list);
});

test('a place may take the tab it was reached from, but not home', () => {
  const from = (insteadOf: string) => ({ ...at('/d'), state: { insteadOf } });
  expect(keys(opened(list, 'd', from('b')))).toBe('home a d c');
  expect(keys(opened(list, 'd', from('home')))).toBe('home a b c d');
  expect(keys(opened(list, 'a', from('b')))).toBe('home a b c');
});

test('home stays whatever is closed', () => {
  expect(keys(without(list, 'b', 'one'))).toBe('home a c');
  expect(keys(without(list, 'b', 'left'))).toBe('home b c');
  expect(keys(without(list, 'b', 'right'))).toBe('home a b');
  expect(keys(without(list, 'b', 'others'))).toBe('home b');
  expect(keys(without(list, 'home', 'others'))).toBe('home');
  expect(keys(without(list, 'home', 'one'))).toBe('home a b c');
});

test('the tab after the closed one is shown, at the end the one before', () => {
  expect(neighbour(list, without(list, 'b', 'one'), 'b')?.key).toBe('c');
  expect(neighbour(list, without(list, 'c', 'one'), 'c')?.key).toBe('b');
  expect(neighbour(list, without(list, 'c', 'left'), 'a')?.key).toBe('c');
  expect(neighbour(list, without(list, 'a', 'right'), 'c')?.key).toBe('a');
});
