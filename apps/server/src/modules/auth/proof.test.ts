import { getCaptcha, sendSmsCode } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count } from '../../platform/throttle.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { forgive, messagesTo, proofOf, solvedCaptcha } from './authTestSteps.ts';
import { limits } from './limits.ts';

const mobile = '13800000001';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const ask = async (given: Partial<Awaited<ReturnType<typeof solvedCaptcha>>>) => {
  await forgive(app, mobile);
  const body = { mobile, purpose: 'login' as const, ...given };
  return (await app.anonymous().call(sendSmsCode, { body } as never)).body.errorKey;
};
const changed = (proof: string, change: (given: ReturnType<typeof JSON.parse>) => object) => {
  const given = JSON.parse(Buffer.from(proof, 'base64').toString());
  change(given);
  return Buffer.from(JSON.stringify(given)).toString('base64');
};

describe('a code is sent only to who worked for it', () => {
  test('and not for the picture alone, which stays good for who then does the work', async () => {
    const { proof, ...picture } = await solvedCaptcha(app);
    const before = (await messagesTo(app, mobile)).length;
    expect(await ask(picture)).toBe('auth.proofNeeded');
    expect(await messagesTo(app, mobile)).toHaveLength(before);
    expect(await ask({ ...picture, proof })).toBeUndefined();
    expect(await messagesTo(app, mobile)).toHaveLength(before + 1);
  });

  test('once', async () => {
    const first = await solvedCaptcha(app);
    expect(await ask(first)).toBeUndefined();
    expect(await ask(first)).toBe('auth.captchaWrong');
    const next = await solvedCaptcha(app);
    expect(await ask({ ...next, proof: first.proof })).toBe('auth.proofNeeded');
  });

  test.each<[string, (given: ReturnType<typeof JSON.parse>) => object]>([
    [
      'work that was not done',
      ({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) }),
    ],
    ['an easier challenge', ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })],
    [
      'one that lasts longer',
      ({ challenge }) => Object.assign(challenge.parameters, { expiresAt: 9e9 }),
    ],
    ['no signature', ({ challenge }) => Object.assign(challenge, { signature: undefined })],
    [
      'a challenge with holes',
      ({ challenge }) => Object.assign(challenge.parameters, { nonce: null }),
    ],
  ])('and not for %s', async (_, change) => {
    const solved = await solvedCaptcha(app);
    expect(await ask({ ...solved, proof: changed(solved.proof, change) })).toBe('auth.proofNeeded');
  });

  test('and not for something that is no proof at all', async () => {
    const solved = await solvedCaptcha(app);
    for (const proof of ['x', 'bnVsbA==', Buffer.from('{"challenge":1}').toString('base64')]) {
      expect(await ask({ ...solved, proof })).toBe('auth.proofNeeded');
    }
  });
});

test('the more fails from an address, the more work it gets', async () => {
  const steps = async () => {
    const { result } = await app.anonymous().call(getCaptcha);
    const proof = JSON.parse(Buffer.from(await proofOf(result.challenge), 'base64').toString());
    return proof.solution.counter as number;
  };
  await forgive(app, '127.0.0.1');
  expect(await steps()).toBeLessThanOrEqual(2);
  const ctx = await app.ctxOf();
  const failing = Array.from({ length: 90 }, () =>
    count(ctx, limits.failuresOfAddress, '127.0.0.1'),
  );
  await Promise.all(failing);
  expect(await steps()).toBeGreaterThanOrEqual(10);
});
