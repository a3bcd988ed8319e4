import { type codePurposes, getCaptcha, login, register, sendSmsCode } from '@alpaca/contract';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { openMessage, recipientIndex } from '../../platform/messaging/outgoing.ts';
import { forget, used } from '../../platform/throttle.ts';
import type { TestApp } from '../../testing/app.ts';
import { limits, pairOf } from './limits.ts';

type Purpose = Exclude<(typeof codePurposes)[number], 'changeMobile'>;

export const password = 'Alpaca2026';

/** The work that a browser would do. */
export const proofOf = async (challengeText: string) => {
  const challenge = JSON.parse(challengeText) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** A picture, what a person would read in it, and the work done. */
export const solvedCaptcha = async (
  app: TestApp,
  code = 'yunling',
  headers: Record<string, string> = {},
) => {
  const { result } = await app.anonymous(code).call(getCaptcha, {}, { headers });
  const { captchaKey } = result;
  const { db } = await app.ctxOf(code);
  const row = await db
    .selectFrom('captchas')
    .where('id', '=', captchaKey)
    .select('answer')
    .executeTakeFirstOrThrow();
  return { captchaKey, captcha: row.answer, proof: await proofOf(result.challenge) };
};

export const tryLogin = (
  app: TestApp,
  username: string,
  given: { password?: string; captchaKey?: string; captcha?: string; proof?: string } = {},
  code = 'yunling',
  headers: Record<string, string> = {},
) => app.anonymous(code).call(login, { body: { username, password, ...given } }, { headers });

/** As if the time of every throttle had passed for these names and addresses. */
export const forgive = async (app: TestApp, ...subjects: string[]) => {
  const ctx = await app.ctxOf();
  const here = '127.0.0.1';
  for (const subject of [...subjects, ...subjects.map((one) => pairOf(one, here))]) {
    for (const limit of Object.values(limits)) {
      if ((await used(ctx, limit, subject)).points > 0) await forget(ctx, limit, subject);
    }
  }
};

export const messagesTo = async (app: TestApp, recipient: string, code = 'yunling') => {
  const ctx = await app.ctxOf(code);
  const rows = await ctx.db
    .selectFrom('outgoing_messages')
    .where('recipient_index', '=', recipientIndex(ctx, recipient))
    .orderBy('created_at', 'desc')
    .selectAll()
    .execute();
  return rows.map((row) => openMessage(ctx, row));
};

export const askForCode = async (
  app: TestApp,
  mobile: string,
  purpose: Purpose,
  headers: Record<string, string> = {},
) => {
  const body = { mobile, purpose, ...(await solvedCaptcha(app)) };
  return app.anonymous().call(sendSmsCode, { body }, { headers });
};

/** The code that stands in the newest message to someone. */
export const codeSentTo = async (app: TestApp, recipient: string): Promise<string> => {
  const [newest] = await messagesTo(app, recipient);
  return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? '';
};

export const receiveCode = async (app: TestApp, mobile: string, purpose: Purpose) => {
  await forgive(app, mobile);
  await askForCode(app, mobile, purpose);
  return codeSentTo(app, mobile);
};

/** Six digits that are not the code. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

type Form = Parameters<typeof registerWith>[1];
const registerWith = (
  app: TestApp,
  form: { username: string; mobile: string; code: string; email?: string },
  extra: { key?: string; headers?: Record<string, string> } = {},
) =>
  app
    .anonymous()
    .call(register, { body: { password: 'Newpass123', companyName: '新来者', ...form } }, extra);

/** Registers with a code that really was sent. */
export const registerNew = async (
  app: TestApp,
  form: Omit<Form, 'code'>,
  extra?: Parameters<typeof registerWith>[2],
) => registerWith(app, { ...form, code: await receiveCode(app, form.mobile, 'register') }, extra);
