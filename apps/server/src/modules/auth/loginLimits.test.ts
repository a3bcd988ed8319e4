import { getCaptcha } from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { count, forget, type Limit, used } from '../../platform/throttle.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { forgive, solvedCaptcha, tryLogin } from './authTestSteps.ts';
import {
  captchaAfterFailures,
  captchaAfterFailuresOfAccount,
  captchaAfterFailuresOfAddress,
  limits,
  pairOf,
} from './limits.ts';

const address = '127.0.0.1';
const wrong = { password: 'Wrong12345' };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ ALPACA_TRUST_PROXY: '1' });
});
afterAll(() => app.stop());
beforeEach(() => forgive(app, 'kapok', 'nobody', 'starfield', address));

/** The headers of who comes from another address. */
const from = (there: string) => ({ 'x-forwarded-for': there });

const fail = async (username: string, times: number, headers = {}) => {
  const keys: (string | undefined)[] = [];
  for (let i = 0; i < times; i++) {
    const needed = i >= captchaAfterFailures && i < limits.failuresOfPair.points;
    const captcha = needed ? await solvedCaptcha(app, 'yunling', headers) : {};
    const reply = await tryLogin(app, username, { ...wrong, ...captcha }, 'yunling', headers);
    keys.push(reply.body.errorKey);
  }
  return keys;
};

const failed = async (limit: Limit, subject: string, times: number) => {
  const ctx = await app.ctxOf();
  await forget(ctx, limit, subject);
  await Promise.all(Array.from({ length: times }, () => count(ctx, limit, subject)));
};

test('after three failures an account needs the picture, right password or not', async () => {
  expect(await fail('kapok', 3)).toEqual(Array(3).fill('auth.wrongCredentials'));
  for (const given of [{}, wrong]) {
    const { body } = await tryLogin(app, 'kapok', given);
    expect(body.errorKey).toBe('auth.captchaNeeded');
  }
  expect((await tryLogin(app, 'kapok', await solvedCaptcha(app))).status).toBe(200);
});

test('the failures of one account do not burden another', async () => {
  await fail('kapok', 3);
  expect((await tryLogin(app, 'starfield')).status).toBe(200);
});

test('capitals and spaces make no other account', async () => {
  await fail('kapok', 2);
  await fail(' KAPOK ', 1);
  expect((await tryLogin(app, 'kapok')).body.errorKey).toBe('auth.captchaNeeded');
});

test('an account that does not exist is throttled as one that does', async () => {
  await Promise.all([fail('kapok', 3), fail('nobody', 3)]);
  const [known, unknown] = await Promise.all(
    ['kapok', 'nobody'].map((username) => tryLogin(app, username, wrong)),
  );
  expect(known).toMatchObject({ body: { errorKey: 'auth.captchaNeeded' } });
  expect(comparable(unknown as never)).toEqual(comparable(known as never));
});

test('a wrong, a used, an expired and a stranger’s picture are refused', async () => {
  await fail('kapok', 3);
  const key = async (captcha: Awaited<ReturnType<typeof solvedCaptcha>>) =>
    (await tryLogin(app, 'kapok', { ...wrong, ...captcha })).body.errorKey;
  const right = await solvedCaptcha(app);
  const expired = await solvedCaptcha(app);
  await asOwner(app.database, 'update captchas set expires_at = now() where id = $1', [
    expired.captchaKey,
  ]);
  const elsewhere = await solvedCaptcha(app, 'haituo');
  expect(await key({ ...right, captcha: '!!!!' })).toBe('auth.captchaWrong');
  expect(await key(right)).toBe('auth.captchaWrong');
  expect(await key(expired)).toBe('auth.captchaWrong');
  expect(await key(elsewhere)).toBe('auth.proofNeeded');
});

test('a picture is good once, even for the right password', async () => {
  await fail('kapok', 3);
  const captcha = await solvedCaptcha(app);
  expect((await tryLogin(app, 'kapok', { ...wrong, ...captcha })).body.errorKey).toBe(
    'auth.wrongCredentials',
  );
  expect((await tryLogin(app, 'kapok', captcha)).body.errorKey).toBe('auth.captchaWrong');
});

test('five hundred failures at an account stop neither others nor its owner elsewhere', async () => {
  const keys = await fail('kapok', 500, from('203.0.113.1'));
  expect(keys.slice(0, 10)).toEqual(Array(10).fill('auth.wrongCredentials'));
  expect(keys.slice(10)).toEqual(Array(490).fill('auth.tooManyTries'));
  const there = (username: string) => tryLogin(app, username, {}, 'yunling', from('203.0.113.1'));
  expect((await there('starfield')).status).toBe(200);
  expect((await tryLogin(app, 'kapok', {}, 'yunling', from('203.0.113.2'))).status).toBe(200);
  expect(await there('kapok')).toMatchObject({ status: 429 });
});

test('an account that many addresses try at asks for more and waits, and is never closed', async () => {
  await failed(limits.failuresOfAccount, 'kapok', captchaAfterFailuresOfAccount + 20);
  const here = from('203.0.113.9');
  const enter = async (captcha = {}) => tryLogin(app, 'kapok', captcha, 'yunling', here);
  expect((await enter()).body.errorKey).toBe('auth.captchaNeeded');
  const solved = await solvedCaptcha(app, 'yunling', here);
  const start = performance.now();
  expect((await enter(solved)).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(900);
  await forgive(app, 'kapok');
});

describe('a browser in which its user has signed in before', () => {
  const cookieOf = (reply: { headers: Record<string, unknown> }) =>
    String(reply.headers['set-cookie']);
  const sent = (cookie: string) => ({
    ...from('203.0.113.20'),
    cookie: cookie.split(';')[0] ?? '',
  });
  const besieged = async () => {
    await failed(limits.failuresOfAccount, 'kapok', 500);
    await failed(limits.failuresOfAddress, '203.0.113.20', 500);
    await failed(limits.failuresOfPair, pairOf('kapok', '203.0.113.20'), 10);
  };
  afterEach(() =>
    forgive(app, 'kapok', '203.0.113.20', pairOf('kapok', '203.0.113.20'), 'starfield'),
  );

  test('is let in at once, whatever strangers do to the account', async () => {
    const cookie = cookieOf(await tryLogin(app, 'kapok'));
    expect(cookie).toMatch(
      /^alpaca-device-[0-9a-f]{12}=.+; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    );
    await besieged();
    const known = sent(cookie);
    expect((await tryLogin(app, 'kapok', {}, 'yunling', from('203.0.113.20'))).status).toBe(429);
    expect((await tryLogin(app, 'kapok', {}, 'yunling', known)).status).toBe(200);
  });

  test('is known for its user, its tenant and as it was given, and its own failures count', async () => {
    const cookie = cookieOf(await tryLogin(app, 'kapok'));
    await besieged();
    const forged = cookie.replace(/=(.)/, (_, c: string) => `=${c === 'A' ? 'B' : 'A'}`);
    expect((await tryLogin(app, 'kapok', {}, 'yunling', sent(forged))).status).toBe(429);
    const other = cookieOf(await tryLogin(app, 'starfield'));
    const renamed = `${cookie.split('=')[0]}=${other.slice(other.indexOf('=') + 1)}`;
    expect((await tryLogin(app, 'kapok', {}, 'yunling', sent(renamed))).status).toBe(429);
    const keys = await fail('kapok', 11, sent(cookie));
    expect(keys.at(9)).toBe('auth.wrongCredentials');
    expect(keys.at(10)).toBe('auth.tooManyTries');
  });
});

test('tries sent all at once are all counted', async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => tryLogin(app, 'kapok', wrong)),
  );
  const keys = replies.map((reply) => reply.body.errorKey);
  const lookedAt = keys.filter((key) => key === 'auth.wrongCredentials');
  expect(lookedAt.length).toBeLessThanOrEqual(limits.failuresOfPair.points);
  const turnedAway = ['auth.tooManyTries', 'auth.captchaNeeded'];
  expect(keys.filter((key) => turnedAway.includes(key ?? ''))).toHaveLength(40 - lookedAt.length);
});

test('a success wipes the failures before it away', async () => {
  await fail('kapok', 2);
  expect((await tryLogin(app, 'kapok')).status).toBe(200);
  expect(await fail('kapok', 3)).toEqual(Array(3).fill('auth.wrongCredentials'));
});

test('an address from which much fails needs the picture and gets in with it', async () => {
  await failed(limits.failuresOfAddress, address, captchaAfterFailuresOfAddress);
  expect((await tryLogin(app, 'starfield')).body.errorKey).toBe('auth.captchaNeeded');
  expect((await tryLogin(app, 'starfield', await solvedCaptcha(app))).status).toBe(200);
});

test('an address is not burdened by those who sign in', async () => {
  const ctx = await app.ctxOf();
  await Promise.all(['starfield', 'fawn', 'bluebay'].map((username) => tryLogin(app, username)));
  expect((await used(ctx, limits.failuresOfAddress, address)).points).toBe(0);
});

test('an address gets so many pictures a minute and no more', async () => {
  await failed(limits.captchasOfAddress, address, limits.captchasOfAddress.points - 1);
  const { status, headers, result } = await app.anonymous().call(getCaptcha);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(result.image).toMatch(/^data:image\/png;base64,/);
  expect(await app.anonymous().call(getCaptcha)).toMatchObject({
    status: 429,
    body: { errorKey: 'request.tooMany' },
  });
});
