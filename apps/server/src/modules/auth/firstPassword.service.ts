import type { Ctx } from '../../platform/context.ts';
import { readCredential } from '../../platform/credentials.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { hashPassword } from './passwords.ts';
import * as users from './users.repository.ts';

/** Takes the link out of the world; null where it is unknown, used or over. */
const take = async (ctx: Ctx, link: string) => {
  const located = readCredential(link);
  if (!located) return null;
  const row = await ctx.db
    .updateTable('first_passwords')
    .set({ used_at: new Date() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('link_hash', '=', located.hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
};

export const setFirst = async (ctx: Ctx, { link, password }: { link: string; password: string }) =>
  inTx(ctx, async (ctx) => {
    const userId = (await take(ctx, link)) ?? refuse('auth.firstLinkInvalid');
    const user = (await users.findById(ctx, userId)) ?? refuse('auth.firstLinkInvalid');
    await users.setPassword(ctx, userId, await hashPassword(password));
    ctx.trail?.by({ userId, merchantId: null, name: user.realname });
    return { username: user.username };
  });
