import { checkOnlyUser, getUserPermissionByToken, register } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { forgive, receiveCode, registerNew, solvedCaptcha, tryLogin } from './authTestSteps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const taken = { status: 409, body: { errorKey: 'register.taken' } };
const newPassword = { password: 'Newpass123' };
let phones = 0;
const newPhone = () => `137${String(++phones).padStart(8, '0')}`;
const merchantCount = async () =>
  Number((await asOwner(app.database, 'select count(*) as n from merchants'))[0]?.n);

test('a newcomer becomes a merchant with the next number, not active yet', async () => {
  const reply = await registerNew(app, { username: 'Newcomer', mobile: newPhone() });
  expect(reply).toMatchObject({
    status: 200,
    result: { username: 'Newcomer', userCode: 'M100007' },
  });
  const { result } = await tryLogin(app, 'newcomer', newPassword);
  expect(result.userInfo).toMatchObject({
    username: 'Newcomer',
    realname: '新来者',
    userCode: 'M100007',
    kind: 'merchant',
    authStatus: 0,
    language: 'zh_CN',
  });
});

test('a newcomer is the owner of the merchant', async () => {
  const { result } = await tryLogin(app, 'newcomer', newPassword);
  const [mine, owners] = await Promise.all(
    [app.withToken(result.token), await app.as('starfield')].map(
      async (visitor) => (await visitor.call(getUserPermissionByToken)).result,
    ),
  );
  expect(mine).toEqual(owners);
  expect(mine?.auth.length).toBeGreaterThan(0);
});

test('the language of the form is remembered', async () => {
  const headers = { 'accept-language': 'en' };
  await registerNew(app, { username: 'english', mobile: newPhone() }, { headers });
  expect((await tryLogin(app, 'english', newPassword)).result.userInfo.language).toBe('en_US');
});

test('the same key registers once and answers the same again', async () => {
  const form = {
    username: 'once',
    mobile: newPhone(),
    companyName: '一次',
    ...newPassword,
  };
  const body = { ...form, code: await receiveCode(app, form.mobile, 'register') };
  const key = newId();
  const before = await merchantCount();
  const first = await app.anonymous().call(register, { body }, { key });
  const again = await app.anonymous().call(register, { body }, { key });
  expect(first.status).toBe(200);
  expect(comparable(again)).toEqual(comparable(first));
  expect(await merchantCount()).toBe(before + 1);
  const other = { ...body, username: 'another' };
  expect(await app.anonymous().call(register, { body: other }, { key })).toMatchObject({
    status: 422,
    body: { errorKey: 'idempotency.otherBody' },
  });
});

describe('what is taken is refused, whoever has it', () => {
  test('a user name, in whatever capitals', async () => {
    expect(await registerNew(app, { username: 'KAPOK', mobile: newPhone() })).toMatchObject(taken);
  });

  test('an e-mail, in whatever capitals', async () => {
    const form = { username: 'unique1', mobile: newPhone(), email: 'Owner@Kapok.example' };
    expect(await registerNew(app, form)).toMatchObject(taken);
  });

  test('a telephone that someone took while the code was on its way', async () => {
    const mobile = newPhone();
    const code = await receiveCode(app, mobile, 'register');
    await asOwner(app.database, `update users set phone = $1 where username = 'fawn'`, [mobile]);
    const body = { username: 'unique2', companyName: '某', mobile, code, ...newPassword };
    expect(await app.anonymous().call(register, { body })).toMatchObject(taken);
  });

  test('a disabled user’s name', async () => {
    await asOwner(app.database, `update users set disabled_at = now() where username = 'bluebay'`);
    expect(await registerNew(app, { username: 'bluebay', mobile: newPhone() })).toMatchObject(
      taken,
    );
  });

  test('but not what another tenant’s user has', async () => {
    const form = { username: 'seabreeze', mobile: '13900000001', email: 'owner@seabreeze.example' };
    expect((await registerNew(app, form)).status).toBe(200);
  });
});

test('after a refusal the code is still good, so that the name can be changed', async () => {
  const mobile = newPhone();
  const code = await receiveCode(app, mobile, 'register');
  const body = { username: 'kapok', companyName: '某', mobile, code, ...newPassword };
  expect(await app.anonymous().call(register, { body })).toMatchObject(taken);
  const better = { ...body, username: 'kapok2' };
  expect((await app.anonymous().call(register, { body: better })).status).toBe(200);
});

test('of two who want one name at once, one gets it, and no number is lost', async () => {
  const before = await merchantCount();
  const forms = await Promise.all(
    [newPhone(), newPhone()].map(async (mobile) => ({
      username: 'wanted',
      companyName: '某',
      mobile,
      code: await receiveCode(app, mobile, 'register'),
      ...newPassword,
    })),
  );
  const replies = await Promise.all(forms.map((body) => app.anonymous().call(register, { body })));
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  expect(await merchantCount()).toBe(before + 1);
  const next = await registerNew(app, { username: 'after-that', mobile: newPhone() });
  const number = (reply: typeof next) => Number(reply.result?.userCode.slice(1));
  const winner = replies.find((reply) => reply.status === 200) as typeof next;
  expect(number(next)).toBe(number(winner) + 1);
});

test.each([
  ['one that everybody tries first', 'Alpaca2026'],
  ['one made of the user name', 'Unlikely77'],
  ['one made of the phone', 'x13700099000'],
])('a password that is %s is refused at its field, and the code is still good', async (_, bad) => {
  const mobile = '13700099000';
  const code = await receiveCode(app, mobile, 'register');
  const body = { username: 'unlikely', companyName: '某', mobile, code, password: bad };
  const { result } = await app.anonymous().call(register, { body });
  expect(result).toMatchObject({ issues: [{ path: 'password', key: 'web.verify.81' }] });
  expect((await tryLogin(app, 'unlikely', { password: bad })).status).not.toBe(200);
});

test('nobody registers without a code that was sent for that', async () => {
  const mobile = newPhone();
  const body = { username: 'nobody', companyName: '某', mobile, ...newPassword };
  const refused = await app.anonymous().call(register, { body: { ...body, code: '000000' } });
  expect(refused).toMatchObject({ status: 422, body: { errorKey: 'auth.codeWrong' } });
});

describe('whether a name is free', () => {
  const check = async (field: 'username' | 'email' | 'phone', value: string) =>
    app.anonymous().call(checkOnlyUser, { query: { field, value, ...(await solvedCaptcha(app)) } });

  test.each([
    ['username', 'Kapok', false],
    ['username', 'haituo-op', true],
    ['email', 'OWNER@kapok.example', false],
    ['email', 'free@kapok.example', true],
    ['phone', '13800000002', false],
    ['phone', '13812345678', true],
  ] as const)('%s %s: %s', async (field, value, free) => {
    const reply = await check(field, value);
    expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(reply.result).toEqual({ free });
  });

  test('is told only to who reads the picture', async () => {
    const query = { field: 'username', value: 'kapok', ...(await solvedCaptcha(app)) } as const;
    const wrong = { ...query, captcha: '!!!!' };
    const reply = await app.anonymous().call(checkOnlyUser, { query: wrong });
    expect(reply.body.errorKey).toBe('auth.captchaWrong');
    expect((await app.anonymous().call(checkOnlyUser, { query })).body.errorKey).toBe(
      'auth.captchaWrong',
    );
  });

  test('is told thirty times a minute to one address', async () => {
    await forgive(app, '127.0.0.1');
    const query = {
      field: 'username',
      value: 'kapok',
      captchaKey: newId(),
      captcha: 'ABCD',
    } as const;
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      statuses.push((await app.anonymous().call(checkOnlyUser, { query })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(422), 429]);
  });
});
