import {
  constants,
  createFileTicket,
  createSocketTicket,
  getCountryList,
  getDictItems,
  getLoginUserInfo,
  getTenantInfoByDomain,
  getUserPermissionByToken,
  logout,
  setLanguage,
  thirdLogin,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newLoginCode } from '../../testing/loginCode.ts';
import { asOwner, openOwner } from '../../testing/owner.ts';
import { changeSessionsOf } from './sessions.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const isOver = { status: 401, body: { success: false, code: 2, errorKey: 'session.over' } };
const exchange = (body: { token: string; nonce?: string }, code = 'yunling') =>
  app.anonymous(code).call(thirdLogin, { body });

describe('a one-time sign-in code', () => {
  const newCode = async () => newLoginCode(await app.as('kapok'));

  test('signs the same user in elsewhere, once', async () => {
    const code = await newCode();
    const { result } = await exchange(code);
    expect(result.userInfo.username).toBe('kapok');
    expect((await app.withToken(result.token).call(getLoginUserInfo)).status).toBe(200);
    expect((await exchange(code)).body.errorKey).toBe('auth.loginCodeInvalid');
  });

  test('is good for sixty seconds', async () => {
    const code = await newCode();
    const [row] = await asOwner<{ left: number }>(
      app.database,
      'select extract(epoch from max(expires_at) - now())::float8 as left from tickets',
    );
    expect(row?.left).toBeGreaterThan(50);
    expect(row?.left).toBeLessThanOrEqual(60);
    await asOwner(app.database, 'update tickets set expires_at = now()');
    expect((await exchange(code)).body.errorKey).toBe('auth.loginCodeInvalid');
  });

  test('opens nothing at another tenant, of another kind, or of a disabled user', async () => {
    expect((await exchange(await newCode(), 'haituo')).body.errorKey).toBe('auth.loginCodeInvalid');
    const visitor = await app.as('kapok');
    const socket = (await visitor.call(createSocketTicket)).result.ticket;
    expect((await exchange({ token: socket, nonce: 'x' })).body.errorKey).toBe(
      'auth.loginCodeInvalid',
    );
    const token = visitor.token as string;
    expect((await exchange({ token, nonce: 'x' })).body.errorKey).toBe('auth.loginCodeInvalid');
    const late = await newLoginCode(await app.as('bluebay'));
    await asOwner(app.database, `update users set disabled_at = now() where username = 'bluebay'`);
    expect((await exchange(late)).body.errorKey).toBe('auth.loginCodeInvalid');
  });
});

describe('signing out', () => {
  test('ends this session at once and no other', async () => {
    const [here, there] = [await app.as('kapok'), await app.as('kapok')];
    for (const visitor of [here, there]) await visitor.call(getLoginUserInfo);
    expect(await here.call(logout)).toMatchObject({ status: 200, body: { code: 1, result: null } });
    expect(await here.call(getLoginUserInfo)).toMatchObject(isOver);
    expect(await here.call(logout)).toMatchObject(isOver);
    expect((await there.call(getLoginUserInfo)).status).toBe(200);
  });

  test('ends it even for requests that come while it is being ended', async () => {
    const visitor = await app.as('kapok');
    const owner = await openOwner(app.database);
    await owner.query('begin');
    // The line in the operation log is the last thing before the commit, so it waits there.
    await owner.query('lock table operation_logs in exclusive mode');
    const leaving = visitor.call(logout);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await visitor.call(getLoginUserInfo)).status).toBe(200);
    await owner.query('commit');
    await owner.end();
    await leaving;
    expect(await visitor.call(getLoginUserInfo)).toMatchObject(isOver);
  });
});

describe('what a node remembers of a session', () => {
  test('is forgotten when the language changes', async () => {
    const visitor = await app.as('kapok');
    const title = async () => (await visitor.call(getUserPermissionByToken)).result.menu[0]?.meta;
    expect(await title()).toMatchObject({ title: '首页' });
    await visitor.call(setLanguage, { body: { language: 'en_US' } });
    expect(await title()).toMatchObject({ title: 'Home' });
    const { result } = await visitor.call(getLoginUserInfo);
    expect(result).toMatchObject({ lang: 'en_US', userInfo: { language: 'en_US' } });
    expect((await (await app.as('kapok')).call(getLoginUserInfo)).result.lang).toBe('en_US');
    await visitor.call(setLanguage, { body: { language: 'zh_CN' } });
    expect(await title()).toMatchObject({ title: '首页' });
  });

  test('is forgotten when the permissions change', async () => {
    const visitor = await app.as('starfield-lin');
    const actions = async () =>
      (await visitor.call(getUserPermissionByToken)).result.auth.map((a) => a.action);
    expect(await actions()).toContain('order:list');
    const userId = app.userId('starfield-lin');
    await changeSessionsOf(await app.ctxOf(), userId, (ctx) =>
      ctx.db.deleteFrom('user_roles').where('user_id', '=', userId).execute(),
    );
    expect(await actions()).toEqual([]);
  });

  test('does not keep a user in who was disabled', async () => {
    const visitor = await app.as('starfield-lin');
    expect((await visitor.call(getCountryList)).status).toBe(200);
    const userId = app.userId('starfield-lin');
    await changeSessionsOf(await app.ctxOf(), userId, (ctx) =>
      ctx.db
        .updateTable('users')
        .set({ disabled_at: new Date() })
        .where('id', '=', userId)
        .execute(),
    );
    expect(await visitor.call(getCountryList)).toMatchObject(isOver);
  });
});

test('a token is good at any host of the service, and for its own tenant only', async () => {
  const { token } = await app.as('seabreeze', 'haituo');
  const { result } = await app.withToken(token as string, 'yunling').call(getLoginUserInfo);
  expect(result.userInfo.tenantCustomBusinessList[0]?.code).toBe('haituo');
});

test('a ticket or a token of another kind is no token', async () => {
  const visitor = await app.as('starfield');
  const { ticket } = (await visitor.call(createSocketTicket)).result;
  expect(await app.withToken(ticket).call(getLoginUserInfo)).toMatchObject(isOver);
  const stranger = await app.withToken(`${visitor.token}x`).call(createFileTicket, {
    body: { key: app.userId('starfield') },
  });
  expect(stranger).toMatchObject(isOver);
});

describe('the sign-in page learns its tenant by the host', () => {
  const at = async (host: string) => {
    const url = `${constants.basePath}${getTenantInfoByDomain.path}`;
    return app.server.inject({ url, headers: { host } });
  };

  test.each([
    ['yunling.localhost', '深圳云岭国际物流', '/logos/yunling.svg'],
    ['YUNLING.localhost:5173', '深圳云岭国际物流', '/logos/yunling.svg'],
    ['haituo.localhost', '义乌海驼供应链', '/logos/haituo.svg'],
  ])('%s is %s', async (host, companyName, companyLogoImg) => {
    expect((await at(host)).json().result).toMatchObject({ companyName, companyLogoImg });
  });

  test('hosts that nobody has are not found, all alike', async () => {
    const replies = await Promise.all(
      ['unknown.localhost', "x' or 1=1--", 'yunling.localhost.evil.example', '__proto__'].map(at),
    );
    const told = replies.map((raw) =>
      comparable({ status: raw.statusCode, headers: raw.headers, body: raw.json() } as never),
    );
    expect(told[0]).toMatchObject({ status: 404, body: { errorKey: 'request.notFound' } });
    expect(told).toEqual(Array(4).fill(told[0]));
  });
});

test('dictionaries come in the language asked for', async () => {
  const visitor = await app.as('starfield');
  const first = async (headers: Record<string, string>) =>
    (await visitor.call(getDictItems, { params: { code: 'order_status' } }, { headers })).result[0];
  expect(await first({})).toMatchObject({ value: 'draft', text: '草稿' });
  expect(await first({ 'accept-language': 'en' })).toMatchObject({ text: 'Draft' });
});
