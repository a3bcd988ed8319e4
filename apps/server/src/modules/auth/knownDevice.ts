import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';
import type { Cookies } from '../../platform/http/cookies.ts';
import { signed } from '../../platform/secret.ts';

const goodForSeconds = 90 * 24 * 60 * 60;

// People share a computer: each has a cookie of their own, whose name tells nobody whose it is.
const nameOf = (ctx: Ctx, userId: string) =>
  `alpaca-device-${signed(ctx.node.config, 'device name', userId).toString('hex').slice(0, 12)}`;

const sealOf = (ctx: Ctx, userId: string, device: string, until: number) =>
  signed(ctx.node.config, 'device', [ctx.tenant.id, userId, device, until].join('/'));

/** The browser in which this user has signed in before, by the name it was given then. */
export const knownDevice = (ctx: Ctx, cookies: Cookies, userId: string): string | null => {
  const [device = '', until = '', seal = ''] = (cookies.read(nameOf(ctx, userId)) ?? '').split('.');
  const given = Buffer.from(seal, 'base64url');
  const right = sealOf(ctx, userId, device, Number(until));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(until) > Date.now() ? device : null;
};

/** After a sign-in: what strangers do to the account no longer slows this browser down. */
export const rememberDevice = (ctx: Ctx, cookies: Cookies, userId: string) => {
  const device = knownDevice(ctx, cookies, userId) ?? randomBytes(12).toString('base64url');
  const until = Date.now() + goodForSeconds * 1000;
  const seal = sealOf(ctx, userId, device, until).toString('base64url');
  cookies.keep(nameOf(ctx, userId), `${device}.${until}.${seal}`, goodForSeconds);
};
