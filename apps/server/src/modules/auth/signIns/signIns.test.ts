import { listOwnSignIns, listSignIns, tenantSettings } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { tryLogin } from '../authTestSteps.ts';
import { authModule } from '../module.ts';
import { writeRefused } from '../refusedLines.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ ALPACA_TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const right = { password: 'Alpaca2026' };
const wrong = { password: 'Wrong12345' };
const from = (address: string) => ({
  'x-forwarded-for': address,
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36',
});
const enter = (username: string, address: string, given: object = right) =>
  tryLogin(app, username, given, 'yunling', from(address));

const history = async (query: object) => {
  await writeRefused(app.node);
  const admin = await app.as('yunling-admin');
  return (await admin.call(listSignIns, { query: query as never })).result.records;
};

test('who came in and who tried to is told with address, device and outcome', async () => {
  await enter('kapok', '198.51.100.1', wrong);
  await enter('kapok', '198.51.100.1', wrong);
  expect((await enter('kapok', '198.51.100.2')).status).toBe(200);
  const lines = await history({ person: 'kapok' });
  const told = lines.map(({ outcome, times, address, device, way, merchant }) => ({
    ...{ outcome, times, address, device, way },
    isMerchants: merchant !== '',
  }));
  const alike = { device: 'Chrome 130 · Windows', way: 'password', isMerchants: true };
  expect(told.toSorted((a, b) => a.outcome.localeCompare(b.outcome))).toEqual([
    { ...alike, outcome: 'in', times: 1, address: '198.51.100.2' },
    { ...alike, outcome: 'password', times: 2, address: '198.51.100.1' },
  ]);
  expect(await history({ outcome: 'password', address: '198.51.100.1' })).toHaveLength(1);
  expect(await history({ person: 'kapok', outcome: 'locked' })).toEqual([]);
});

test('each sees their own, and nobody else’s', async () => {
  await writeRefused(app.node);
  const own = (await (await app.as('kapok')).call(listOwnSignIns, {})).result;
  expect(new Set(own.map(({ username }) => username))).toEqual(new Set(['kapok']));
  expect(own.length).toBe(2);
  expect((await (await app.as('starfield')).call(listOwnSignIns, {})).result).toEqual([]);
});

test('an account that nobody has is answered alike, and what was typed is not kept', async () => {
  const known = await enter('kapok', '198.51.100.3', wrong);
  const unknown = await enter('no-such-person', '198.51.100.3', wrong);
  expect([unknown.status, unknown.body.errorKey, unknown.body.message]).toEqual([
    known.status,
    known.body.errorKey,
    known.body.message,
  ]);
  const lines = await history({ address: '198.51.100.3' });
  expect(lines.map(({ username }) => username).sort()).toEqual(['', 'kapok']);
});

test('a try at an account that is disabled says so to administrators alone', async () => {
  await asOwner(app.database, `update users set disabled_at = now() where username = 'starfield'`);
  const reply = await enter('starfield', '198.51.100.4');
  expect(reply.body.errorKey).toBe('auth.wrongCredentials');
  const [line] = await history({ address: '198.51.100.4' });
  expect(line).toMatchObject({ username: 'starfield', outcome: 'disabled' });
});

test('the history goes by the tenant’s days, and is only ever added to', async () => {
  const { db } = await app.ctxOf();
  await expect(db.deleteFrom('sign_ins').execute()).rejects.toMatchObject({ code: '42501' });
  await expect(db.updateTable('sign_ins').set({ device: '' }).execute()).rejects.toMatchObject({
    code: '42501',
  });
  const days = tenantSettings.signInDays.byDefault;
  await asOwner(
    app.database,
    `update sign_ins set at = now() - make_interval(days => $1) where outcome = 'password'`,
    [days + 1],
  );
  for (const removal of authModule.expired ?? []) {
    if (removal.includes('drop_sign_ins')) await asOwner(app.database, removal);
  }
  const left = await asOwner<{ outcome: string }>(app.database, 'select outcome from sign_ins');
  expect(left.map(({ outcome }) => outcome)).not.toContain('password');
  expect(left.length).toBeGreaterThan(0);
});
