import { createApiToken, getApiToken, listByUser, renewApiToken } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const refused = (status: number, errorKey: string) => ({ status, body: { errorKey } });

test('whoever has one key makes and resets it without a name, and all who look after keys hear', async () => {
  const merchant = await app.as('starfield');
  expect((await merchant.call(getApiToken)).result).toBeNull();
  expect(await merchant.call(renewApiToken)).toMatchObject(refused(404, 'apiKey.notFound'));
  const made = (await merchant.call(createApiToken)).result;
  expect((await merchant.call(getApiToken)).result).toMatchObject({ id: made.id, former: null });
  expect(await merchant.call(createApiToken)).toMatchObject(refused(409, 'apiKey.taken'));
  const next = (await merchant.call(renewApiToken)).result;
  expect((await merchant.call(getApiToken)).result).toMatchObject({ id: next.id, former: null });
  const bell = JSON.stringify((await (await app.as('starfield-lin')).call(listByUser)).result);
  expect(bell).toContain('重置了 API 密钥');
});
