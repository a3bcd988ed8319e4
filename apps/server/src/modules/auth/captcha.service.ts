import { captchaMatches, drawCaptcha } from '../../platform/captcha/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { outsideTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { allow } from '../../platform/throttle.ts';
import { limits } from './limits.ts';

const goodForMs = 5 * 60_000;

export const newCaptcha = async (ctx: Ctx, address: string) => {
  if (!(await allow(ctx, limits.captchasOfAddress, address))) refuse('request.tooMany');
  const { answer, image } = await drawCaptcha();
  const id = newId();
  await ctx.db
    .insertInto('captchas')
    .values({ tenant_id: ctx.tenant.id, id, answer, expires_at: new Date(Date.now() + goodForMs) })
    .execute();
  return { captchaKey: id, image };
};

/** A picture is good for one try, right or wrong. */
export const requireCaptcha = async (
  ctx: Ctx,
  given: { captchaKey?: string | undefined; captcha?: string | undefined },
) => {
  const { captchaKey, captcha } = given;
  if (!captchaKey || !captcha) return refuse('auth.captchaNeeded');
  const row = await outsideTx(ctx)
    .db.deleteFrom('captchas')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', captchaKey)
    .where('expires_at', '>', new Date())
    .returning('answer')
    .executeTakeFirst();
  if (!row || !captchaMatches(row.answer, captcha)) refuse('auth.captchaWrong');
};
