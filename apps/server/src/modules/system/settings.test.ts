import {
  getLogList,
  listTenantSettings,
  type SettingCode,
  saveTenantSetting,
  settingCodes,
  settingSpec,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { settingsOf } from './settings.service.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let admin: Visitor;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('yunling-admin');
});
afterAll(() => app.stop());

const save = (code: SettingCode, value: number, was: number, by = admin) =>
  by.call(saveTenantSetting, { body: { code, value, was } });
const valueNow = async (code: SettingCode) =>
  (await admin.call(listTenantSettings)).result.find((one) => one.code === code)?.value;

test('every setting has words in both languages and begins as the contract says', async () => {
  for (const language of ['zh-CN', 'en-US']) {
    const headers = { 'accept-language': language };
    const { result } = await admin.call(listTenantSettings, {}, { headers });
    expect(result.map(({ code }) => code)).toEqual(settingCodes);
    for (const { code, name, hint, choices, value } of result) {
      expect([name, hint, ...choices].join()).not.toContain('setting.');
      expect(choices).toHaveLength(settingSpec(code).choices?.length ?? 0);
      expect(value).toBe(settingSpec(code).byDefault);
    }
  }
});

test('what is decided holds at once, and the log has old and new value', async () => {
  expect((await save('unpaidHours', 48, 72)).status).toBe(200);
  expect(await settingsOf(await app.ctxOf(), 'unpaidHours')).toEqual({ unpaidHours: 48 });
  const { records } = (await admin.call(getLogList, { query: { pageSize: 1 } })).result;
  expect(records[0]?.content).toBe('修改设置“待支付订单作废时间”：72 → 48');
});

test('of a choice the log and whoever comes second have the words', async () => {
  expect((await save('withheldDefault', 2, 1)).status).toBe(200);
  const { records } = (await admin.call(getLogList, { query: { pageSize: 1 } })).result;
  expect(records[0]?.content).toBe('修改设置“扣件逾期处理”：退回商户 → 销毁');
  expect((await save('withheldDefault', 0, 1)).body.message).toContain('销毁');
});

test('limits are held by the server', async () => {
  const { least, most } = settingSpec('quoteMinutes');
  for (const value of [least - 1, most + 1]) {
    expect((await save('quoteMinutes', value, 30)).body).toMatchObject({
      errorKey: 'setting.outOfRange',
    });
  }
  expect(await valueNow('quoteMinutes')).toBe(30);
});

test('of two administrators at once the second is told what the first decided', async () => {
  const other = await app.as('yunling-admin');
  const replies = await Promise.all([
    save('unpaidNoticeHours', 6, 12),
    save('unpaidNoticeHours', 24, 12, other),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body.message).toContain(String(await valueNow('unpaidNoticeHours')));
});

test('operators and other tenants neither see nor change them', async () => {
  const operator = await app.as('yunling-op');
  expect((await operator.call(listTenantSettings)).status).toBe(403);
  expect((await save('quoteMinutes', 5, 30, operator)).status).toBe(403);
  await save('quoteMinutes', 5, 30);
  expect(await settingsOf(await app.ctxOf('haituo'), 'quoteMinutes')).toEqual({ quoteMinutes: 30 });
});
