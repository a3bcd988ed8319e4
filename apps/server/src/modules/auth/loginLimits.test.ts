import { getCaptcha } from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allow, type Limit, used } from '../../platform/throttle.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { forgive, solvedCaptcha, tryLogin } from './authTestSteps.ts';
import { captchaAfterFailures, limits } from './limits.ts';

const address = '127.0.0.1';
const wrong = { password: 'Wrong12345' };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());
beforeEach(() => forgive(app, 'kapok', 'nobody', address));

const fail = async (username: string, times: number) => {
  const keys: (string | undefined)[] = [];
  for (let i = 0; i < times; i++) {
    const captcha = i < captchaAfterFailures ? {} : await solvedCaptcha(app);
    keys.push((await tryLogin(app, username, { ...wrong, ...captcha })).body.errorKey);
  }
  return keys;
};

const useUpButOne = async (limit: Limit) => {
  const ctx = await app.ctxOf();
  const tries = Array.from({ length: limit.points - 1 }, () => allow(ctx, limit, address));
  expect(await Promise.all(tries)).not.toContain(false);
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
  const login = (captcha: { captchaKey: string; captcha: string }) =>
    tryLogin(app, 'kapok', { ...wrong, ...captcha });
  const right = await solvedCaptcha(app);
  const expired = await solvedCaptcha(app);
  await asOwner(app.database, 'update captchas set expires_at = now() where id = $1', [
    expired.captchaKey,
  ]);
  const elsewhere = await solvedCaptcha(app, 'haituo');
  expect((await login({ ...right, captcha: '!!!!' })).body.errorKey).toBe('auth.captchaWrong');
  expect((await login(right)).body.errorKey).toBe('auth.captchaWrong');
  expect((await login(expired)).body.errorKey).toBe('auth.captchaWrong');
  expect((await login(elsewhere)).body.errorKey).toBe('auth.captchaWrong');
});

test('a picture is good once, even for the right password', async () => {
  await fail('kapok', 3);
  const captcha = await solvedCaptcha(app);
  expect((await tryLogin(app, 'kapok', { ...wrong, ...captcha })).body.errorKey).toBe(
    'auth.wrongCredentials',
  );
  expect((await tryLogin(app, 'kapok', captcha)).body.errorKey).toBe('auth.captchaWrong');
});

test('after ten failures an account is closed for a while, right password or not', async () => {
  expect(await fail('kapok', 10)).toEqual(Array(10).fill('auth.wrongCredentials'));
  const reply = await tryLogin(app, 'kapok', await solvedCaptcha(app));
  expect(reply).toMatchObject({ status: 429, body: { errorKey: 'auth.tooManyTries' } });
});

test('tries sent all at once are all counted', async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => tryLogin(app, 'kapok', wrong)),
  );
  const keys = replies.map((reply) => reply.body.errorKey);
  const lookedAt = keys.filter((key) => key === 'auth.wrongCredentials');
  expect(lookedAt.length).toBeLessThanOrEqual(limits.failuresOfAccount.points);
  const turnedAway = ['auth.tooManyTries', 'auth.captchaNeeded'];
  expect(keys.filter((key) => turnedAway.includes(key ?? ''))).toHaveLength(40 - lookedAt.length);
});

test('a success wipes the failures before it away', async () => {
  await fail('kapok', 2);
  expect((await tryLogin(app, 'kapok')).status).toBe(200);
  expect(await fail('kapok', 3)).toEqual(Array(3).fill('auth.wrongCredentials'));
});

test('an address that failed a hundred times is closed for every account', async () => {
  await useUpButOne(limits.failuresOfAddress);
  expect((await tryLogin(app, 'kapok')).status).toBe(200);
  await tryLogin(app, 'nobody', wrong);
  expect((await tryLogin(app, 'starfield')).body.errorKey).toBe('auth.tooManyTries');
});

test('an address is not burdened by those who sign in', async () => {
  const ctx = await app.ctxOf();
  await Promise.all(['starfield', 'fawn', 'bluebay'].map((username) => tryLogin(app, username)));
  expect((await used(ctx, limits.failuresOfAddress, address)).points).toBe(0);
});

test('an address gets so many pictures a minute and no more', async () => {
  await useUpButOne(limits.captchasOfAddress);
  const { status, headers, result } = await app.anonymous().call(getCaptcha);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(result.image).toMatch(/^data:image\/png;base64,/);
  expect(await app.anonymous().call(getCaptcha)).toMatchObject({
    status: 429,
    body: { errorKey: 'request.tooMany' },
  });
});
