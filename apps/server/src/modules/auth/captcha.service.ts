import { captchaMatches, drawCaptcha } from '../../platform/captcha/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { outsideTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { allow, used } from '../../platform/throttle.ts';
import { limits } from './limits.ts';
import { isProof, newChallenge } from './proof.ts';

const goodForMs = 5 * 60_000;

/** Failed sign-ins and codes asked for: what makes the next ones from an address dearer. */
const failuresFrom = async (ctx: Ctx, address: string) => {
  const [failed, asked] = await Promise.all([
    used(ctx, limits.failuresOfAddress, address),
    used(ctx, limits.codesOfAddress, address),
  ]);
  return failed.points + asked.points;
};

/** A picture, and work that the browser does while a person reads it. */
export const newCaptcha = async (ctx: Ctx, address: string) => {
  if (!(await allow(ctx, limits.captchasOfAddress, address))) refuse('request.tooMany');
  const captchaKey = newId();
  const expiresAt = new Date(Date.now() + goodForMs);
  const failures = await failuresFrom(ctx, address);
  const [{ answer, image }, challenge] = await Promise.all([
    drawCaptcha(),
    newChallenge(ctx, { captchaKey, expiresAt, failures }),
  ]);
  await ctx.db
    .insertInto('captchas')
    .values({ tenant_id: ctx.tenant.id, id: captchaKey, answer, expires_at: expiresAt })
    .execute();
  return { captchaKey, image, challenge: JSON.stringify(challenge) };
};

export interface GivenCaptcha {
  captchaKey?: string | undefined;
  captcha?: string | undefined;
  proof?: string | undefined;
}

/** A picture is good for one try, right or wrong, and so is the work that came with it. */
export const requireCaptcha = async (ctx: Ctx, given: GivenCaptcha) => {
  const { captchaKey, captcha, proof } = given;
  if (!captchaKey || !captcha) return refuse('auth.captchaNeeded');
  if (!proof || !(await isProof(ctx, captchaKey, proof))) refuse('auth.proofNeeded');
  const row = await outsideTx(ctx)
    .db.deleteFrom('captchas')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', captchaKey)
    .where('expires_at', '>', new Date())
    .returning('answer')
    .executeTakeFirst();
  if (!row || !captchaMatches(row.answer, captcha)) refuse('auth.captchaWrong');
};
