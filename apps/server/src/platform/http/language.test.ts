import {
  constants,
  getCountryList,
  getDictItems,
  getLogList,
  headers,
  login,
  setLanguage,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const chinese = /[\u4e00-\u9fff]/;

test.each([
  ['zh-CN', '账号或密码错误'],
  ['zh-CN,zh;q=0.9,en;q=0.8', '账号或密码错误'],
  ['en-US,en;q=0.9', 'Incorrect username or password'],
  ['EN', 'Incorrect username or password'],
  ['fr-FR', '账号或密码错误'],
  ['', '账号或密码错误'],
])('whoever asks in “%s” is refused with “%s”', async (asked, message) => {
  const body = { username: `nobody-${asked.slice(0, 5)}`, password: 'x' };
  const extra = { headers: { 'accept-language': asked } };
  expect((await app.anonymous().call(login, { body }, extra)).body.message).toBe(message);
});

describe('of the language asked for, the language in the query and the one saved', () => {
  const dict = async (
    visitor: Awaited<ReturnType<TestApp['as']>>,
    query: object,
    asked?: string,
  ) => {
    const extra = asked ? { headers: { 'accept-language': asked } } : {};
    const params = { code: 'order_status' };
    const reply = await visitor.call(getDictItems, { params, query } as never, extra);
    return chinese.test(reply.result[0]?.text ?? '') ? 'zh' : 'en';
  };

  test('the one asked for wins, then the query’s, then the saved one', async () => {
    const visitor = await app.as('kapok');
    expect(await dict(visitor, {})).toBe('zh');
    expect(await dict(visitor, { lang: 'en_US' })).toBe('en');
    expect(await dict(visitor, { lang: '' })).toBe('zh');
    expect(await dict(visitor, { lang: 'en_US' }, 'zh-CN')).toBe('zh');
    await visitor.call(setLanguage, { body: { language: 'en_US' } });
    expect(await dict(visitor, {})).toBe('en');
    expect(await dict(visitor, { lang: 'zh_CN' })).toBe('zh');
    expect(await dict(visitor, {}, 'zh-CN')).toBe('zh');
  });
});

describe('the fixed texts', () => {
  const at = (path: string, asked: string, token = '') =>
    app.server.inject({
      url: constants.basePath + path,
      headers: { host: 'yunling.localhost', 'accept-language': asked, [headers.token]: token },
    });

  test.each([
    ['zh-CN', '未授权，请重新登录', '资源未找到'],
    ['en-US', 'Unauthorized, please log in again', 'Resource not found'],
  ])('in %s', async (asked, over, notFound) => {
    const unsigned = await at(getCountryList.path, asked);
    expect(unsigned.statusCode).toBe(401);
    expect(unsigned.json()).toMatchObject({ code: 2, message: over, errorKey: 'session.over' });
    const nowhere = await at('/no/such/path', asked);
    expect(nowhere.statusCode).toBe(404);
    expect(nowhere.json()).toMatchObject({ code: 0, message: notFound });
    const wrongMethod = await at(login.path, asked);
    expect(wrongMethod.json()).toMatchObject({ message: notFound, errorKey: 'request.notFound' });
  });

  test.each([
    ['zh-CN', '拒绝访问'],
    ['en-US', 'Access denied'],
  ])('of a permission that is lacking, in %s', async (asked, message) => {
    const visitor = await app.as('kapok');
    const extra = { headers: { 'accept-language': asked } };
    const reply = await visitor.call(getLogList, { query: {} }, extra);
    expect(reply).toMatchObject({
      status: 403,
      body: { success: false, code: 0, message, errorKey: 'request.forbidden' },
    });
  });
});
