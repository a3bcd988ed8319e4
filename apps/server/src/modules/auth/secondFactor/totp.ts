import { Secret, TOTP } from 'otpauth';
import type { Ctx } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import { keyFor } from '../../../platform/secret.ts';

const stepSeconds = 30;
// Clocks differ: the code before and the one after are taken too.
const stepsAside = 1;

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...more,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });

const keyOf = (ctx: Ctx) => keyFor(ctx.node.config, 'totp');

const about = (ctx: Ctx, userId: string) => `totp/${ctx.tenant.id}/${userId}`;

/** A secret that waits for its first code; one that is in use stays until then. */
export const newSecret = async (ctx: Ctx, userId: string, username: string) => {
  const secret = new Secret({ size: 20 }).base32;
  const next_sealed = seal(keyOf(ctx), secret, about(ctx, userId));
  await ctx.db
    .insertInto('totp_secrets')
    .values({ tenant_id: ctx.tenant.id, user_id: userId, next_sealed })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ next_sealed }),
    )
    .execute();
  return { secret, uri: totpOf(secret, { issuer: ctx.tenant.nameEn, label: username }).toString() };
};

/** Which step a code is of, if it is a code of the secret at about this time. */
const stepOf = (secret: string, code: string): number | null => {
  const timestamp = Date.now();
  const aside = totpOf(secret).validate({ token: code, timestamp, window: stepsAside });
  return aside === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + aside;
};

/**
 * Takes a code once: the row remembers its step, and of two who bring the same code at once the second
 * finds it taken. A `first` code puts the new secret in the place of the old.
 */
export const takeCode = async (ctx: Ctx, userId: string, code: string, first = false) => {
  const column = first ? 'next_sealed' : 'sealed';
  const row = await ctx.db
    .selectFrom('totp_secrets')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .select(column)
    .executeTakeFirst();
  const sealed = row?.[column];
  if (!sealed) return false;
  const step = stepOf(unseal(keyOf(ctx), sealed, about(ctx, userId)), code.replace(/\s/g, ''));
  if (step === null) return false;
  const taken = await ctx.db
    .updateTable('totp_secrets')
    .set({ last_step: BigInt(step), ...(first && { sealed, next_sealed: null }) })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .where(column, '=', sealed)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
};
