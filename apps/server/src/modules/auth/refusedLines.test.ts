import {
  getLogList,
  getPreference,
  listTenantSettings,
  phoneLogin,
  saveTenantSetting,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner, tablesWith } from '../../testing/owner.ts';
import { forgive, solvedCaptcha, tryLogin } from './authTestSteps.ts';
import { writeRefused } from './refusedLines.service.ts';
import { stepOf, tryCode, tryPassword, withTotp } from './secondFactor/secondFactorTestSteps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ ALPACA_TRUST_PROXY: '1' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await writeRefused(app.node);
  await asOwner(app.database, 'delete from operation_logs');
});

const wrong = { password: 'Wrong12345' };
const from = (address: string) => ({ 'x-forwarded-for': address });
const fail = (username: string, address: string, given: object = wrong) =>
  tryLogin(app, username, given, 'yunling', from(address));

/** What an administrator finds under the type "refused". */
const found = async (query: object = {}, language = 'zh') => {
  await writeRefused(app.node);
  const admin = await app.as('yunling-admin');
  const headers = { 'accept-language': language };
  const asked = { query: { type: 'refused', ...query } } as never;
  const { records } = (await admin.call(getLogList, asked, { headers })).result;
  return records.map(({ operator, menu, content }) => ({ operator, menu, content }));
};

test('failed sign-ins leave a line with account, address and count, in the reader’s language', async () => {
  for (let i = 0; i < 3; i++) await fail('kapok', '198.51.100.1');
  await fail('KAPOK', '198.51.100.2');
  expect((await found()).toSorted((a, b) => (a.content < b.content ? 1 : -1))).toEqual([
    { operator: '木棉服饰', menu: '安全', content: '密码错误 3 次：账号 kapok，地址 198.51.100.1' },
    { operator: '木棉服饰', menu: '安全', content: '密码错误 1 次：账号 kapok，地址 198.51.100.2' },
  ]);
  const [line] = await found({ operator: 'kapok' }, 'en');
  expect(line).toMatchObject({
    menu: 'Security',
    content: expect.stringContaining('Wrong password'),
  });
  expect(await found({ operator: 'starfield' })).toEqual([]);
});

test('so do wrong pictures, wrong codes, throttles and what one may not do', async () => {
  const solved = await solvedCaptcha(app);
  await fail('kapok', '198.51.100.3', { ...solved, captcha: '!!!!' });
  const body = { mobile: '13800000002', code: '000000' };
  for (let i = 0; i < 11; i++) {
    await app.anonymous().call(phoneLogin, { body }, { headers: from('198.51.100.4') });
  }
  const member = await app.as('starfield');
  await member.call(listTenantSettings, {}, { headers: from('198.51.100.5') });
  const contents = (await found()).map(({ content }) => content);
  expect(contents.toSorted()).toEqual(
    [
      '图形验证码或安全校验未通过 1 次：账号 kapok，地址 198.51.100.3',
      '验证码错误 10 次：账号 kapok，地址 198.51.100.4',
      '操作过于频繁被拒绝 1 次：账号 kapok，地址 198.51.100.4',
      '无权限操作被拒绝 1 次：账号 starfield，地址 198.51.100.5',
    ].toSorted(),
  );
});

test('who tries to change what they may not leaves a line under its menu that says what and why', async () => {
  const member = await app.as('starfield');
  const body = { code: 'quoteMinutes', value: 20, was: 30 } as const;
  for (let i = 0; i < 3; i++) {
    const reply = await member.call(saveTenantSetting, { body }, { headers: from('198.51.100.7') });
    expect(reply.status).toBe(403);
  }
  const [line, ...more] = await found();
  expect(more).toEqual([]);
  expect(line).toEqual({
    operator: '星野电商',
    menu: '系统设置',
    content: expect.stringMatching(
      /^未获准：修改设置，3 次（.+）：账号 starfield，地址 198\.51\.100\.7$/,
    ),
  });
  const [said] = await found({}, 'en');
  expect(said?.content).toMatch(/^Not allowed, 3 times: “Changed? .+” \(.+\), account starfield/);
});

test('so do wrong second factors, with the account whose password was right', async () => {
  await withTotp(app, 'yunling-op');
  await asOwner(app.database, 'delete from operation_logs');
  const { ticket } = stepOf(await tryPassword(app, 'yunling-op'));
  await tryCode(app, ticket, '000000');
  const contents = (await found()).map(({ content }) => content);
  expect(contents).toEqual(['双重验证未通过 1 次：账号 yunling-op，地址 127.0.0.1']);
});

test('a flood of names and addresses fills nothing, and what was typed is not kept', async () => {
  const tries = Array.from({ length: 30 }, (_, i) =>
    fail(`Typed-by-accident-${i}`, '198.51.100.6'),
  );
  await Promise.all(tries);
  expect((await found()).map(({ content }) => content)).toEqual([
    '密码错误 30 次：账号 —，地址 198.51.100.6',
  ]);
  expect(await tablesWith(app.database, 'Typed-by-accident')).not.toContain(
    'public.operation_logs',
  );

  for (let i = 0; i < 300; i++) {
    const headers = from(`198.51.${Math.floor(i / 200)}.${i % 200}`);
    const body = { mobile: '13700000000', code: '000000' };
    await app.anonymous().call(phoneLogin, { body }, { headers });
  }
  await writeRefused(app.node);
  const lines = await asOwner<{ count: number }>(
    app.database,
    `select (params->>'count')::int as count from operation_logs where params->>'as' = 'code'`,
  );
  expect(lines.length).toBeLessThanOrEqual(201);
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(300);
});

test('they are counted by kind for whoever watches the system, and logged with their address', async () => {
  await forgive(app, 'kapok', '127.0.0.1');
  app.lines.length = 0;
  await fail('kapok', '198.51.100.9');
  await app.withToken('c1.x.y').call(getPreference, { params: { code: 'a' } });
  const metrics = await app.server.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer metrics-of-a-test' },
  });
  expect(metrics.body).toMatch(/alpaca_refused_total\{kind="password"\} [1-9]/);
  expect(metrics.body).toMatch(/alpaca_refused_total\{kind="session"\} [1-9]/);
  expect(app.lines.join('')).toContain('"refused":"password","address":"198.51.100.9"');
});
