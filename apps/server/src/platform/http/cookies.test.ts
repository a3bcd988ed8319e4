import { login } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ ALPACA_DEV: '', ALPACA_SECRET: 'only for this test, 32 or more of them' });
});
afterAll(() => app.stop());

test('away from a developer’s machine a cookie is of one host, goes over TLS alone, and no script reads it', async () => {
  const body = { username: 'starfield', password: 'Alpaca2026' };
  const { status, headers } = await app.anonymous().call(login, { body });
  expect(status).toBe(200);
  const [name, ...rules] = String(headers['set-cookie']).split('; ');
  expect(name).toMatch(/^__Host-alpaca-device-\w+=/);
  expect(rules).toEqual(
    expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']),
  );
  expect(rules.join()).not.toContain('Domain');
});
