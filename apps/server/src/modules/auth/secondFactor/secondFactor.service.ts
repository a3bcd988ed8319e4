import type { SecondFactor } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx, Session } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import { allow, forget } from '../../../platform/throttle.ts';
import { limits } from '../limits.ts';
import * as users from '../users.repository.ts';
import { addingFactor, factorsOf, hasAny } from './factors.repository.ts';
import { addPasskey, listPasskeys, optionsToAdd } from './passkeys.ts';
import { codesLeft, codesWithFirst, renewCodes } from './recoveryCodes.ts';
import { newSecret, takeCode } from './totp.ts';

const me = (ctx: Ctx): Session => ctx.session ?? refuse('session.over');

export const read = async (ctx: Ctx): Promise<SecondFactor> => {
  const { userId } = me(ctx);
  const [required, { totp }, passkeys, recoveryCodesLeft] = await Promise.all([
    users.needsSecondFactor(ctx, userId),
    factorsOf(ctx, userId),
    listPasskeys(ctx, userId),
    codesLeft(ctx, userId),
  ]);
  const { zone } = ctx.tenant;
  return {
    required,
    totp,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createTime: toWire(created_at, zone),
      usedTime: used_at && toWire(used_at, zone),
    })),
    recoveryCodesLeft,
  };
};

export const startTotp = (ctx: Ctx) => newSecret(ctx, me(ctx).userId, me(ctx).username);

export const finishTotp = async (ctx: Ctx, code: string) => {
  const { userId } = me(ctx);
  if (!(await allow(ctx, limits.secondFactorsOfUser, userId))) refuse('auth.tooManyTries');
  const recoveryCodes = await addingFactor(ctx, userId, async (ctx) => {
    if (!(await takeCode(ctx, userId, code, true))) refuse('auth.secondFactorWrong');
    return codesWithFirst(ctx, userId);
  });
  await forget(ctx, limits.secondFactorsOfUser, userId);
  return { recoveryCodes };
};

export const startPasskey = (ctx: Ctx) => {
  const { userId, username, realname } = me(ctx);
  return optionsToAdd(ctx, { id: userId, name: username, shown: realname });
};

export const finishPasskey = async (ctx: Ctx, given: { name: string; passkey: string }) => {
  const { userId } = me(ctx);
  const recoveryCodes = await addingFactor(ctx, userId, async (ctx) => {
    await addPasskey(ctx, userId, given.name, given.passkey);
    return codesWithFirst(ctx, userId);
  });
  return { recoveryCodes };
};

/**
 * Takes something off, unless a role asks for a second factor and this is the last. The user is held,
 * so that two who take off the last two at once don't both find the other's left.
 */
const removing = (ctx: Ctx, remove: (ctx: Ctx, userId: string) => Promise<unknown>) =>
  inTx(ctx, async (ctx) => {
    const { userId } = me(ctx);
    await ctx.db
      .selectFrom('users')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', userId)
      .forUpdate()
      .select('id')
      .execute();
    await remove(ctx, userId);
    if (hasAny(await factorsOf(ctx, userId))) return null;
    if (await users.needsSecondFactor(ctx, userId)) refuse('secondFactor.lastOne');
    await ctx.db
      .deleteFrom('recovery_codes')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('user_id', '=', userId)
      .execute();
    return null;
  });

export const removeTotp = (ctx: Ctx) =>
  removing(ctx, (ctx, userId) =>
    ctx.db
      .deleteFrom('totp_secrets')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('user_id', '=', userId)
      .execute(),
  );

export const removePasskey = (ctx: Ctx, id: string) =>
  removing(ctx, async (ctx, userId) => {
    const removed = await ctx.db
      .deleteFrom('passkeys')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) refuse('passkey.notFound');
  });

export const renew = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    const { userId } = me(ctx);
    if (!hasAny(await factorsOf(ctx, userId))) refuse('secondFactor.none');
    return { recoveryCodes: await renewCodes(ctx, userId) };
  });
