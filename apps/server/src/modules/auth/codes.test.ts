import { getCaptchaSendCount, phoneLogin, register, sendSmsCode } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forget } from '../../platform/throttle.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner, tablesWith } from '../../testing/owner.ts';
import {
  askForCode,
  codeSentTo,
  forgive,
  messagesTo,
  otherThan,
  receiveCode,
  solvedCaptcha,
} from './authTestSteps.ts';
import { limits, pairOf } from './limits.ts';

const starfield = '13800000001';
const kapok = '13800000002';
const nobody = '13700009999';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ ALPACA_TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const byPhone = (mobile: string, code: string, tenant = 'yunling') =>
  app.anonymous(tenant).call(phoneLogin, { body: { mobile, code } });
const sendCount = async (account: string) =>
  (await app.anonymous().call(getCaptchaSendCount, { query: { account } })).result;

test('the code of a telephone signs its owner in', async () => {
  const { status, result } = await byPhone(starfield, await receiveCode(app, starfield, 'login'));
  expect(status).toBe(200);
  expect(result.userInfo.username).toBe('starfield');
  expect(result.token).toMatch(/^c1\./);
});

test('a code is good once', async () => {
  const code = await receiveCode(app, starfield, 'login');
  expect((await byPhone(starfield, code)).status).toBe(200);
  expect((await byPhone(starfield, code)).body.errorKey).toBe('auth.codeWrong');
});

test('of several who use a code at once, one gets in', async () => {
  for (let round = 0; round < 3; round++) {
    const code = await receiveCode(app, starfield, 'login');
    const replies = await Promise.all(Array.from({ length: 5 }, () => byPhone(starfield, code)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422, 422, 422, 422]);
  }
});

describe('tries at a code', () => {
  const stranger = { 'x-forwarded-for': '203.0.113.5' };
  const given = (code: string, flow?: string, headers = {}) =>
    app
      .anonymous()
      .call(phoneLogin, { body: { mobile: starfield, code, ...(flow && { flow }) } }, { headers });
  const asked = async () => {
    await forgive(app, starfield, '127.0.0.1', pairOf(starfield, '203.0.113.5'));
    const { result } = await askForCode(app, starfield, 'login');
    return { flow: result.flow, code: await codeSentTo(app, starfield) };
  };

  test('five in the browser that asked for it, and no more', async () => {
    const { flow, code } = await asked();
    for (let i = 0; i < 5; i++) await given(otherThan(code), flow);
    expect((await given(code, flow)).body.errorKey).toBe('auth.codeWrong');

    const next = await asked();
    for (let i = 0; i < 4; i++) await given(otherThan(next.code), next.flow);
    expect((await given(next.code, next.flow)).status).toBe(200);
  });

  test('by strangers spend nothing of it and never match, wherever they sit', async () => {
    const { flow, code } = await asked();
    for (let i = 0; i < 12; i++) await given(otherThan(code), undefined, stranger);
    for (let i = 0; i < 12; i++) await given(otherThan(code));
    expect((await given(otherThan(code))).body.errorKey).toBe('auth.tooManyTries');
    await forgive(app, pairOf(starfield, '203.0.113.5'));
    expect((await given(code, undefined, stranger)).body.errorKey).toBe('auth.codeWrong');
    expect((await given(code, 'a flow of their own', stranger)).body.errorKey).toBe(
      'auth.codeWrong',
    );
    expect((await given(code, flow, stranger)).status).toBe(200);
  });

  test('are ten for an account from an address where no flow is told', async () => {
    await forgive(app, kapok);
    for (let i = 0; i < 10; i++) {
      expect((await byPhone(kapok, '000000')).body.errorKey).toBe('auth.codeWrong');
    }
    const reply = await byPhone(kapok, '000000');
    expect(reply).toMatchObject({ status: 429, body: { errorKey: 'auth.tooManyTries' } });
  });
});

test('a code is good for what it was sent for, and for nothing else', async () => {
  const reset = await receiveCode(app, starfield, 'resetPassword');
  expect((await byPhone(starfield, reset)).body.errorKey).toBe('auth.codeWrong');

  const code = await receiveCode(app, starfield, 'login');
  const form = { username: 'newcomer', password: 'Newpass123', companyName: '某' };
  const body = { ...form, mobile: starfield, code };
  expect((await app.anonymous().call(register, { body })).body.errorKey).toBe('auth.codeWrong');
  expect((await byPhone(starfield, code)).status).toBe(200);
});

test('a code of someone else, of another tenant, expired or replaced is refused', async () => {
  const mine = await receiveCode(app, starfield, 'login');
  await forgive(app, kapok);
  expect((await byPhone(kapok, mine)).body.errorKey).toBe('auth.codeWrong');
  expect((await byPhone(starfield, mine, 'haituo')).body.errorKey).toBe('auth.codeWrong');

  const replaced = mine;
  const newest = await receiveCode(app, starfield, 'login');
  if (replaced !== newest) {
    expect((await byPhone(starfield, replaced)).body.errorKey).toBe('auth.codeWrong');
  }
  await asOwner(app.database, 'update sent_codes set expires_at = now()');
  expect((await byPhone(starfield, newest)).body.errorKey).toBe('auth.codeWrong');
});

test('an unknown telephone is answered exactly as a known one, and is sent nothing', async () => {
  await forgive(app, starfield, nobody);
  const before = (await messagesTo(app, starfield)).length;
  const known = await askForCode(app, starfield, 'login');
  const unknown = await askForCode(app, nobody, 'login');
  expect(known).toMatchObject({ status: 200, result: { waitSeconds: 60 } });
  expect(comparable(unknown)).toEqual(comparable(known));
  expect(await messagesTo(app, nobody)).toEqual([]);
  expect(await messagesTo(app, starfield)).toHaveLength(before + 1);
  expect(await sendCount(nobody)).toMatchObject({ sent: 1, left: 9 });
});

test('how long the answer takes does not tell which telephones are known', {
  retry: 2,
}, async () => {
  const times: Record<string, number[]> = { [starfield]: [], [nobody]: [] };
  for (let i = 0; i < 8; i++) {
    for (const mobile of [starfield, nobody]) {
      await forgive(app, mobile, '127.0.0.1');
      const body = { mobile, purpose: 'login' as const, ...(await solvedCaptcha(app)) };
      const start = performance.now();
      await app.anonymous().call(sendSmsCode, { body });
      times[mobile]?.push(performance.now() - start);
    }
  }
  const median = (of: string) => times[of]?.toSorted((a, b) => a - b)[4] as number;
  const [known, unknown] = [median(starfield), median(nobody)];
  expect(Math.abs(known - unknown) / known, `${known} ms and ${unknown} ms`).toBeLessThan(0.1);
});

test('a telephone that is taken is sent no code to register with', async () => {
  await forgive(app, starfield);
  const before = (await messagesTo(app, starfield)).length;
  expect((await askForCode(app, starfield, 'register')).status).toBe(200);
  expect(await messagesTo(app, starfield)).toHaveLength(before);
});

test('one code a minute and ten a day, and the count can be asked for', async () => {
  const mobile = '13800000003';
  expect(await sendCount(mobile)).toEqual({ sent: 0, left: 10, waitSeconds: 0 });
  await askForCode(app, mobile, 'login');
  const { waitSeconds, ...count } = await sendCount(mobile);
  expect(count).toEqual({ sent: 1, left: 9 });
  expect(waitSeconds).toBeGreaterThan(50);
  expect(waitSeconds).toBeLessThanOrEqual(60);
  expect(await askForCode(app, mobile, 'resetPassword')).toMatchObject({
    status: 429,
    body: { errorKey: 'auth.tooManyCodes' },
  });

  const ctx = await app.ctxOf();
  const aMinuteLater = async () => {
    await forget(ctx, limits.codesOfAccountMinute, mobile);
    await forget(ctx, limits.codesOfRecipientMinute, mobile);
  };
  for (let i = 1; i < 10; i++) {
    await aMinuteLater();
    await askForCode(app, mobile, 'login');
  }
  expect(await messagesTo(app, mobile)).toHaveLength(10);
  expect(await sendCount(mobile)).toMatchObject({ sent: 10, left: 0 });
  await aMinuteLater();
  expect((await askForCode(app, mobile, 'login')).body.errorKey).toBe('auth.tooManyCodes');
  expect(await messagesTo(app, mobile)).toHaveLength(10);
});

test.each([
  ['zh-CN', /^您的登录验证码为 \d{6}，10 分钟内有效/, '登录验证码'],
  ['en-US', /^Your sign-in code is \d{6}\. It is valid for 10 minutes/, 'Your sign-in code'],
])(
  'asked in %s, the message is written in that language and queued',
  async (asked, text, subject) => {
    const mobile = '13800000004';
    await forgive(app, mobile);
    await askForCode(app, mobile, 'login', { 'accept-language': asked });
    const [message] = await messagesTo(app, mobile);
    expect(message).toMatchObject({ channel: 'sms', status: 'waiting', subject });
    expect(message?.body).toMatch(text);
    const jobs = await asOwner(
      app.database,
      `select from pgboss.job where data->>'kind' = 'message.send' and data->'ids'->>'messageId' = $1`,
      [message?.id],
    );
    expect(jobs).toHaveLength(1);
  },
);

test('a code stands nowhere as it is: not in its message, not in the log, not in a job', async () => {
  const code = await receiveCode(app, starfield, 'login');
  await byPhone(starfield, code);
  expect(code).toMatch(/^\d{6}$/);
  expect(await tablesWith(app.database, `"${code}"`)).toEqual([]);
  const secret = new RegExp(`\\b(${code}|${starfield})\\b`);
  expect(app.lines.length).toBeGreaterThan(0);
  expect(app.lines.filter((line) => secret.test(line))).toEqual([]);
});

test('no code is sent without the picture', async () => {
  await forgive(app, starfield);
  const captcha = await solvedCaptcha(app);
  const before = await codeSentTo(app, starfield);
  const body = { mobile: starfield, purpose: 'login', ...captcha, captcha: '!!!!' } as const;
  const reply = await app.anonymous().call(sendSmsCode, { body });
  expect(reply.body.errorKey).toBe('auth.captchaWrong');
  expect(await codeSentTo(app, starfield)).toBe(before);
});
