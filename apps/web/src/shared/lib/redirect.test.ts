import { expect, test } from 'vitest';
import { loginFor, safeRedirect } from './redirect.ts';

test('an address of this origin is kept with its query and hash', () => {
  expect(safeRedirect('/order/list?status=draft&page=2#row')).toBe(
    '/order/list?status=draft&page=2#row',
  );
});

test.each([
  null,
  '',
  'order/list',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  ' /order/list',
])('%j leads nowhere', (wanted) => {
  expect(safeRedirect(wanted)).toBeNull();
});

test('signing in never leads back to a page of the login layout', () => {
  expect(safeRedirect('/user/login?redirect=%2Fuser%2Flogin')).toBeNull();
  expect(safeRedirect('/user')).toBeNull();
  expect(safeRedirect('/users')).toBe('/users');
});

test('the login address carries the wanted path, and nothing for the root', () => {
  expect(loginFor('/order/list?a=1')).toBe('/user/login?redirect=%2Forder%2Flist%3Fa%3D1');
  expect(loginFor('/')).toBe('/user/login');
  expect(loginFor('//evil.example')).toBe('/user/login');
});
