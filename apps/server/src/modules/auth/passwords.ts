import { isOwnPassword } from '@alpaca/contract';
import { hash, verify } from '@node-rs/argon2';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { Refusal } from '../../platform/refusal.ts';

export const hashPassword = (password: string) => hash(password);

let nobody: Promise<string> | undefined;

/** Takes as long for an unknown user as for a wrong password, so that time tells nothing. */
export const passwordMatches = async (stored: string | undefined, given: string) => {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), given);
  return stored !== undefined && matches;
};

const tooNear = 'web.verify.81';

/** Refuses a password that is made of what everybody knows of its user, at its field. */
export const requireUnlike = (
  ctx: Ctx,
  password: string,
  known: readonly (string | null | undefined)[],
) => {
  if (!isOwnPassword(password, [...known, ctx.tenant.code])) return;
  const issues = [{ path: 'password', key: tooNear, message: words(ctx.lang, tooNear) }];
  throw new Refusal('request.invalid', {}, { issues });
};
