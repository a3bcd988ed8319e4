import {
  calls,
  confirmSession,
  createSocketTicket,
  getCountryList,
  getLoginUserInfo,
  logout,
  markActive,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { password } from './authTestSteps.ts';
import { forgetAll } from './sessions.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

/** As if nobody had touched anything for so long; `asked`: pages went on asking by themselves. */
const idleFor = async (minutes: number) => {
  await asOwner(
    app.database,
    `update sessions set active_at = now() - $1 * interval '1 minute', seen_at = now()`,
    [minutes],
  );
  forgetAll(app.node);
};

const isLocked = { status: 409, body: { errorKey: 'session.locked' } };

test('a session of the staff locks after the tenant’s minutes, and is not over', async () => {
  const operator = await app.as('yunling-op');
  await idleFor(29);
  expect((await operator.call(getCountryList)).status).toBe(200);
  await idleFor(31);
  expect(await operator.call(getCountryList)).toMatchObject(isLocked);
  expect(await operator.call(createSocketTicket)).toMatchObject(isLocked);
  const wrong = await operator.call(confirmSession, { body: { password: 'Wrong1234' } });
  expect(wrong.body.errorKey).toBe('auth.wrongPassword');
  expect(await operator.call(getCountryList)).toMatchObject(isLocked);
  const { result } = await operator.call(confirmSession, { body: { password } });
  expect((await app.withToken(result.token).call(getCountryList)).status).toBe(200);
});

test('asking by itself keeps no session awake; a person’s hand does; nothing but proof wakes it', async () => {
  const operator = await app.as('yunling-op');
  await idleFor(29);
  await operator.call(getCountryList);
  await operator.call(getLoginUserInfo);
  const [before] = await asOwner<{ idle: number }>(
    app.database,
    'select extract(epoch from now() - max(active_at))::float8 as idle from sessions',
  );
  expect(before?.idle).toBeGreaterThan(29 * 60 - 5);
  expect((await operator.call(markActive)).status).toBe(200);
  const [after] = await asOwner<{ idle: number }>(
    app.database,
    'select extract(epoch from now() - max(active_at))::float8 as idle from sessions',
  );
  expect(after?.idle).toBeLessThan(5);
  await idleFor(31);
  expect(await operator.call(markActive)).toMatchObject(isLocked);
  expect(await operator.call(getCountryList)).toMatchObject(isLocked);
  expect((await operator.call(logout)).status).toBe(200);
});

test('the tenant says after how long, and what it says holds', async () => {
  await asOwner(
    app.database,
    `insert into tenant_settings (tenant_id, code, value, changed_by)
     select tenant_id, 'staffIdleMinutes', 60, id from users where username = 'yunling-admin'`,
  );
  const operator = await app.as('yunling-op');
  await idleFor(59);
  const { userInfo } = (await operator.call(getLoginUserInfo)).result;
  expect(userInfo.idleMinutes).toBe(60);
  await idleFor(61);
  expect(await operator.call(getCountryList)).toMatchObject(isLocked);
});

test('merchants’ sessions don’t lock', async () => {
  const merchant = await app.as('kapok');
  await idleFor(24 * 60);
  const { userInfo } = (await merchant.call(getLoginUserInfo)).result;
  expect(userInfo.idleMinutes).toBe(0);
});

test('a locked session makes no call but those that unlock or end it', () => {
  const even = Object.entries(calls).flatMap(([name, call]) =>
    call.even?.includes('locked') ? [name] : [],
  );
  expect(even.sort()).toEqual(['confirmOptions', 'confirmSession', 'getSecondFactor', 'logout']);
});
