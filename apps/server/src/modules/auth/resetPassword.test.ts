import {
  getCaptchaByUpdatePwd,
  getCaptchaSendCount,
  getLoginUserInfo,
  resetPassword,
  resetPasswordWithOld,
  sendResetCode,
  thirdLogin,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newLoginCode } from '../../testing/loginCode.ts';
import { asOwner } from '../../testing/owner.ts';
import {
  codeSentTo,
  forgive,
  messagesTo,
  otherThan,
  password,
  registerNew,
  solvedCaptcha,
  tryLogin,
} from './authTestSteps.ts';

const kapok = { username: 'kapok', phone: '13800000002', email: 'owner@kapok.example' };
const newPassword = 'Another123';

let app: TestApp;
let unchanged: unknown;
beforeAll(async () => {
  app = await testApp();
  [unchanged] = await asOwner(app.database, `select password_hash from users limit 1`);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await forgive(app, ...Object.values(kapok), '127.0.0.1', app.userId('kapok'));
  const { password_hash } = unchanged as { password_hash: string };
  await asOwner(app.database, 'update users set password_hash = $1', [password_hash]);
});

const ask = async (account: string) =>
  app.anonymous().call(sendResetCode, { body: { account, ...(await solvedCaptcha(app)) } });
const reset = (account: string, code: string) =>
  app.anonymous().call(resetPassword, { body: { account, code, password: newPassword } });
const isOver = { status: 401, body: { code: 2, errorKey: 'session.over' } };

test.each(Object.entries(kapok))('an account can be named by its %s', async (_, account) => {
  expect(await ask(account.toUpperCase())).toMatchObject({
    status: 200,
    result: { waitSeconds: 60 },
  });
  expect((await reset(account, await codeSentTo(app, kapok.phone))).status).toBe(200);
  expect((await tryLogin(app, 'kapok')).status).toBe(422);
  expect((await tryLogin(app, 'kapok', { password: newPassword })).status).toBe(200);
});

test('a new password ends every session and every pass to a new one at once', async () => {
  const visitors = await Promise.all([app.as('kapok'), app.as('kapok'), app.as('starfield')]);
  for (const visitor of visitors) expect((await visitor.call(getLoginUserInfo)).status).toBe(200);
  const carried = await newLoginCode(visitors[0]);
  await ask('kapok');
  await reset('kapok', await codeSentTo(app, kapok.phone));
  expect(await visitors[0].call(getLoginUserInfo)).toMatchObject(isOver);
  expect(await visitors[1].call(getLoginUserInfo)).toMatchObject(isOver);
  expect((await visitors[2].call(getLoginUserInfo)).status).toBe(200);
  const elsewhere = await app.anonymous().call(thirdLogin, { body: carried });
  expect(elsewhere.body.errorKey).toBe('auth.loginCodeInvalid');
});

test('the GET of the specification sends a code too, and is never kept', async () => {
  const query = { account: 'kapok', ...(await solvedCaptcha(app)) };
  const before = (await messagesTo(app, kapok.phone)).length;
  const reply = await app.anonymous().call(getCaptchaByUpdatePwd, { query });
  expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(await messagesTo(app, kapok.phone)).toHaveLength(before + 1);
});

test('an account without a telephone is written to by e-mail', async () => {
  await asOwner(app.database, `update users set phone = null where username = 'fawn'`);
  await ask('fawn');
  const [mail] = await messagesTo(app, 'owner@fawn.example');
  expect(mail).toMatchObject({ channel: 'mail', subject: '重置密码验证码' });
});

test('an unknown account is answered exactly as a known one, in both steps', async () => {
  await forgive(app, 'nobody');
  const [known, unknown] = [await ask('kapok'), await ask('nobody')];
  expect(comparable(unknown)).toEqual(comparable(known));
  const code = otherThan(await codeSentTo(app, kapok.phone));
  const refused = await reset('kapok', code);
  expect(refused).toMatchObject({ status: 422, body: { errorKey: 'auth.codeWrong' } });
  expect(comparable(await reset('nobody', code))).toEqual(comparable(refused));
});

test('whatever names one is asked for by, one telephone gets one code a minute', async () => {
  const before = (await messagesTo(app, kapok.phone)).length;
  const replies = [];
  for (const account of Object.values(kapok)) replies.push(comparable(await ask(account)));
  expect(replies).toEqual(Array(3).fill(replies[0]));
  expect(await messagesTo(app, kapok.phone)).toHaveLength(before + 1);
});

test('asking by one name does not tell the count of another', async () => {
  await ask('kapok');
  const query = { account: kapok.phone };
  const { result } = await app.anonymous().call(getCaptchaSendCount, { query });
  expect(result.sent).toBe(0);
});

test('a user name that is another’s telephone number opens nothing of theirs', async () => {
  const mine = '13700000077';
  await registerNew(app, { username: kapok.phone, mobile: mine });
  // Wherever in the table the two users stand, the telephone's owner is meant.
  for (const moved of ['kapok', kapok.phone]) {
    await forgive(app, kapok.phone, mine);
    await asOwner(app.database, `update users set nick_name = 'x' where username = $1`, [moved]);
    const before = (await messagesTo(app, mine)).length;
    await ask(kapok.phone);
    expect(await messagesTo(app, mine)).toHaveLength(before);
  }
  // A code that was sent to one user is no code of another, whoever the name is taken for now.
  await forgive(app, kapok.phone, mine);
  await ask(mine);
  const sent = await codeSentTo(app, mine);
  expect((await reset(kapok.phone, sent)).body.errorKey).toBe('auth.codeWrong');
  expect((await tryLogin(app, 'kapok')).status).toBe(200);
});

test('a person who knows the old password sets a new one, and all sessions end', async () => {
  const [here, there] = [await app.as('kapok'), await app.as('kapok')];
  await there.call(getLoginUserInfo);
  const wrong = { oldPassword: 'Wrong12345', password: newPassword };
  expect(await here.call(resetPasswordWithOld, { body: wrong })).toMatchObject({
    status: 422,
    body: { errorKey: 'auth.wrongOldPassword' },
  });
  expect((await there.call(getLoginUserInfo)).status).toBe(200);
  const right = { oldPassword: password, password: newPassword };
  expect((await here.call(resetPasswordWithOld, { body: right })).status).toBe(200);
  for (const visitor of [here, there]) {
    expect(await visitor.call(getLoginUserInfo)).toMatchObject(isOver);
  }
  expect((await tryLogin(app, 'kapok', { password: newPassword })).status).toBe(200);
});

test('a change whose answer was lost is told again, though its session is over', async () => {
  const here = await app.as('kapok');
  const key = newId();
  const body = { oldPassword: password, password: newPassword };
  const first = await here.call(resetPasswordWithOld, { body }, { key });
  const again = await here.call(resetPasswordWithOld, { body }, { key });
  expect(first).toMatchObject({ status: 200, body: { success: true, result: null } });
  expect(comparable(again).body).toEqual(comparable(first).body);
  expect(await here.call(resetPasswordWithOld, { body }, { key: newId() })).toMatchObject(isOver);
  const stranger = await app.as('starfield');
  const theirs = await stranger.call(
    resetPasswordWithOld,
    { body: { ...body, oldPassword: 'x' } },
    { key },
  );
  expect(theirs.body.errorKey).toBe('auth.wrongOldPassword');
});

test('a reset by code whose answer was lost is told again', async () => {
  await ask('kapok');
  const key = newId();
  const code = await codeSentTo(app, kapok.phone);
  const body = { account: 'kapok', code, password: newPassword };
  const first = await app.anonymous().call(resetPassword, { body }, { key });
  expect(first.status).toBe(200);
  expect((await app.anonymous().call(resetPassword, { body }, { key })).status).toBe(200);
  expect((await reset('kapok', code)).body.errorKey).toBe('auth.codeWrong');
});

test('the old password can be guessed at ten times', async () => {
  const visitor = await app.as('kapok');
  const body = { oldPassword: 'Wrong12345', password: newPassword };
  const replies = await Promise.all(
    Array.from({ length: 14 }, () => visitor.call(resetPasswordWithOld, { body })),
  );
  const keys = replies.map((reply) => reply.body.errorKey).sort();
  expect(keys.filter((key) => key === 'auth.tooManyTries')).toHaveLength(4);
  expect(keys.filter((key) => key === 'auth.wrongOldPassword')).toHaveLength(10);
});

test.each(['short1A', 'OnlyLetters', '1234567890', 'WithASign1!', 'TooLongPassword12'])(
  'the password %s is not accepted',
  async (bad) => {
    const visitor = await app.as('kapok');
    const body = { oldPassword: password, password: bad };
    const reply = await visitor.call(resetPasswordWithOld, { body });
    expect(reply.body.result).toMatchObject({
      issues: [{ path: 'password', key: 'web.verify.15' }],
    });
  },
);
