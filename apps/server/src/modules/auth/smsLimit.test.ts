import { saveTenantSetting } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { askForCode, forgive, messagesTo } from './authTestSteps.ts';

const mobile = '13800000001';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

test('a tenant sends so many text messages a day; its administrators hear of it before the end', async () => {
  const admin = await app.as('yunling-admin');
  await admin.call(saveTenantSetting, { body: { code: 'smsPerDay', value: 10, was: 2000 } });
  const ask = async (number = mobile) => {
    await forgive(app, number);
    return (await askForCode(app, number, 'login')).body.errorKey;
  };
  const told = async () =>
    (await asOwner(app.database, `select title_zh from notices where kind = 'sms.nearLimit'`))
      .length;

  for (let i = 0; i < 7; i++) expect(await ask()).toBeUndefined();
  expect(await told()).toBe(0);
  await ask();
  expect(await told()).toBe(1);
  for (let i = 0; i < 2; i++) expect(await ask()).toBeUndefined();
  expect(await told()).toBe(2);
  expect(await ask()).toBe('auth.smsUsedUp');
  // Alike for a number that nobody has, which costs no message.
  expect(await ask('13700009998')).toBe('auth.smsUsedUp');
  expect(await messagesTo(app, mobile)).toHaveLength(10);
});
