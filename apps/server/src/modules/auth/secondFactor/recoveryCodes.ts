import { hash, randomInt } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';

const howMany = 10;
// Nothing that is read as something else: no 0 and O, no 1, I and L.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
// Long enough that nobody finds them again from a plain hash: 118 bits.
const newCode = () => Array.from({ length: 6 }, part).join('-');

const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '');
const hashOf = (userId: string, code: string) =>
  hash('sha256', `${userId}:${plain(code)}`, 'buffer');

const mine = (ctx: Ctx, userId: string) =>
  ctx.db
    .selectFrom('recovery_codes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId);

export const codesLeft = async (ctx: Ctx, userId: string) =>
  (await mine(ctx, userId).select('code_hash').execute()).length;

/** Makes new ones in place of all before; only their hashes are kept. */
export const renewCodes = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: howMany }, newCode);
  await ctx.db
    .deleteFrom('recovery_codes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .execute();
  await ctx.db
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        tenant_id: ctx.tenant.id,
        user_id: userId,
        code_hash: hashOf(userId, code),
      })),
    )
    .execute();
  return codes;
};

/** With the first factor come the codes for the day when it is lost. */
export const codesWithFirst = async (ctx: Ctx, userId: string): Promise<string[]> =>
  (await codesLeft(ctx, userId)) > 0 ? [] : renewCodes(ctx, userId);

/** Uses a code up; false where it is none of theirs. Of two at once, one has it. */
export const useRecoveryCode = async (ctx: Ctx, userId: string, code: string) => {
  const used = await ctx.db
    .deleteFrom('recovery_codes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, code))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
};
