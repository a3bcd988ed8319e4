import {
  login,
  phoneLogin,
  register,
  resetPassword,
  resetPasswordWithOld,
  sendResetCode,
  sendSmsCode,
  thirdLogin,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../platform/log.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newLoginCode } from '../../testing/loginCode.ts';
import { asOwner, tablesWith } from '../../testing/owner.ts';
import { codeSentTo, receiveCode, solvedCaptcha } from './authTestSteps.ts';

const secrets = {
  wrongPassword: 'Recognisable1',
  newPassword: 'Recognisable2',
  nextPassword: 'Recognisable3',
  lastPassword: 'Recognisable4',
  phone: '13755667788',
  email: 'findable@secret.example',
};

let app: TestApp;
const met: string[] = [];
beforeAll(async () => {
  app = await testApp();
  await walk();
});
afterAll(() => app.stop());

/** A person's way through everything that has to do with a secret. */
const walk = async () => {
  const visitor = app.anonymous();
  const { phone: mobile, email, newPassword, nextPassword, lastPassword } = secrets;
  await visitor.call(login, { body: { username: 'secretive', password: secrets.wrongPassword } });
  const code = await receiveCode(app, mobile, 'register');
  const form = { username: 'secretive', companyName: '某', mobile, code, email };
  await visitor.call(register, { body: { ...form, password: newPassword } });
  const captcha = await solvedCaptcha(app);
  await visitor.call(sendSmsCode, { body: { mobile, purpose: 'login', ...captcha } });
  const phoneCode = await receiveCode(app, mobile, 'login');
  const byPhone = await visitor.call(phoneLogin, { body: { mobile, code: phoneCode } });
  const byPassword = await visitor.call(login, {
    body: { username: 'secretive', password: newPassword },
  });
  const me = app.withToken(byPassword.result.token);
  const carried = await newLoginCode(me);
  const third = await visitor.call(thirdLogin, { body: carried });
  const change = { oldPassword: newPassword, password: nextPassword };
  await me.call(resetPasswordWithOld, { body: change });
  await visitor.call(sendResetCode, { body: { account: email, ...(await solvedCaptcha(app)) } });
  const resetCode = await receiveCode(app, mobile, 'resetPassword');
  const done = await visitor.call(resetPassword, {
    body: { account: email, code: resetCode, password: lastPassword },
  });
  expect([byPhone, byPassword, third, done].map((reply) => reply.status)).toEqual(
    Array(4).fill(200),
  );
  met.push(
    code,
    phoneCode,
    resetCode,
    await codeSentTo(app, mobile),
    captcha.captcha,
    carried.token,
  );
  met.push(byPhone.result.token, byPassword.result.token, third.result.token);
};

test('no secret stands in the log', () => {
  expect(app.lines.length).toBeGreaterThan(10);
  expect(met.filter((secret) => secret.length < 4)).toEqual([]);
  const found = [...Object.values(secrets), ...met].filter((secret) => {
    const whole = new RegExp(`(?<![\\w.])${secret.replace(/\W/g, '\\$&')}(?!\\w)`);
    return app.lines.some((line) => whole.test(line));
  });
  expect(found).toEqual([]);
});

test('no password and no token stands in the database', async () => {
  const { phone: _, email: __, ...passwords } = secrets;
  const tokens = met.filter((secret) => secret.startsWith('c1.'));
  expect(tokens).toHaveLength(4);
  for (const secret of [...Object.values(passwords), ...tokens]) {
    expect(await tablesWith(app.database, secret), secret).toEqual([]);
  }
});

test('no secret stands in the operation log', async () => {
  const lines = await asOwner(app.database, 'select params::text from operation_logs');
  expect(lines.length).toBeGreaterThan(5);
  const text = JSON.stringify(lines);
  expect([...Object.values(secrets), ...met].filter((secret) => text.includes(secret))).toEqual([]);
});

test('whatever object someone logs, what opens a door is left out', () => {
  const lines: string[] = [];
  const log = openLog('test', 'info', { write: (line: string) => void lines.push(line) });
  const secret = 'opens-a-door';
  const held = {
    password: secret,
    oldPassword: secret,
    token: secret,
    ticket: secret,
    code: secret,
    captcha: secret,
    'x-access-token': secret,
    cookie: secret,
    phone: secret,
    mobile: secret,
    email: secret,
  };
  log.info(held);
  log.info({ body: held });
  log.info({ request: { headers: held, body: held } });
  expect(lines).toHaveLength(3);
  expect(lines.join('')).toContain('[redacted]');
  expect(lines.join('')).not.toContain(secret);
});
