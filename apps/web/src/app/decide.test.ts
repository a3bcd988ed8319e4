import { expect, test } from 'vitest';
import { decide } from './decide.ts';

const at = (address: string) => new URL(address, 'http://yunling.localhost');

test.each(['/user/login', '/user/register', '/user/register-result', '/user/alteration', '/tour'])(
  '%s is open without signing in',
  (path) => {
    expect(decide(at(path), null)).toBe('stay');
  },
);

test.each([
  ['/order/list?status=draft', '/user/login?redirect=%2Forder%2Flist%3Fstatus%3Ddraft'],
  ['/404', '/user/login?redirect=%2F404'],
  ['/', '/user/login'],
  ['/user', '/user/login'],
  ['/user/unknown', '/user/login'],
])('without a token %s leads to %s', (path, login) => {
  expect(decide(at(path), null)).toEqual({ go: login });
});

test.each([
  ['/user/login', '/dashboard/analysis'],
  ['/user/login?redirect=%2Forder%2Flist%3Fa%3D1', '/order/list?a=1'],
  ['/user/login?redirect=//evil.example', '/dashboard/analysis'],
  ['/user/login?redirect=https://evil.example', '/dashboard/analysis'],
])('with a token %s leads to %s', (path, target) => {
  expect(decide(at(path), 'abc')).toEqual({ go: target });
});

test('with a token every other page stays, the open ones too', () => {
  expect(decide(at('/order/list'), 'abc')).toBe('stay');
  expect(decide(at('/user/alteration'), 'abc')).toBe('stay');
});

test('a code in the query is exchanged on the root path only', () => {
  expect(decide(at('/?token=once'), null)).toEqual({ exchange: 'once' });
  expect(decide(at('/?token=once'), 'abc')).toEqual({ exchange: 'once' });
  expect(decide(at('/?entering=1'), 'abc')).toEqual({ exchange: '' });
  expect(decide(at('/order/list?token=once'), 'abc')).toBe('stay');
});

test('a sign-in from elsewhere begins on the root path only', () => {
  expect(decide(at('/?begin=https://erp.example/'), null)).toEqual({
    begin: 'https://erp.example/',
  });
  expect(decide(at('/order/list?begin=https://erp.example/'), 'abc')).toBe('stay');
});
