import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '../../platform/context.ts';
import type { Cookies } from '../../platform/http/cookies.ts';
import { refuse } from '../../platform/refusal.ts';
import { allow, forget, giveBack, used } from '../../platform/throttle.ts';
import { type GivenCaptcha, requireCaptcha } from './captcha.service.ts';
import { knownDevice } from './knownDevice.ts';
import {
  captchaAfterFailures,
  captchaAfterFailuresOfAccount,
  captchaAfterFailuresOfAddress,
  limits,
  pairOf,
} from './limits.ts';

/** Where a try comes from. */
export interface From {
  address: string;
  cookies: Cookies;
}

type Given = { username: string } & GivenCaptcha;

const stepMs = 50;
const longestMs = 5_000;

const points = async (ctx: Ctx, limit: (typeof limits)[keyof typeof limits], subject: string) =>
  (await used(ctx, limit, subject)).points;

/**
 * Lets a try at a password through, or refuses. Only what comes from one address for one account is
 * ever turned away; whoever fails elsewhere makes others show a picture's characters and some work,
 * and wait a little, but a right password always gets in. A browser in which the user has signed in
 * before is counted by itself, so strangers don't even slow it down.
 *
 * Counted as a failure until the password proves right: otherwise a thousand tries sent at once
 * would all be looked at before the first of them counts.
 */
export const admitTry = async (ctx: Ctx, given: Given, from: From, userId: string | undefined) => {
  const { username } = given;
  const device = userId === undefined ? null : knownDevice(ctx, from.cookies, userId);
  const own = device ?? pairOf(username, from.address);
  const [mine, account, address] = await Promise.all([
    points(ctx, limits.failuresOfPair, own),
    device ? 0 : points(ctx, limits.failuresOfAccount, username),
    device ? 0 : points(ctx, limits.failuresOfAddress, from.address),
  ]);
  if (mine >= limits.failuresOfPair.points) refuse('auth.tooManyTries');
  const over = [
    mine - captchaAfterFailures,
    account - captchaAfterFailuresOfAccount,
    address - captchaAfterFailuresOfAddress,
  ];
  const most = Math.max(...over);
  if (most >= 0 || given.captcha) await requireCaptcha(ctx, given);
  if (most > 0) await pause(Math.min(longestMs, most * stepMs));

  const counted = await Promise.all([
    allow(ctx, limits.failuresOfPair, own),
    device ?? allow(ctx, limits.failuresOfAccount, username),
    device ?? allow(ctx, limits.failuresOfAddress, from.address),
  ]);
  if (!counted[0]) refuse('auth.tooManyTries');
  return {
    async succeeded() {
      await forget(ctx, limits.failuresOfPair, own);
      if (device) return;
      await giveBack(ctx, limits.failuresOfAccount, username);
      await giveBack(ctx, limits.failuresOfAddress, from.address);
    },
  };
};
