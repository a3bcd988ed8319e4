import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';
import { newCredential, readCredential } from '../../platform/credentials.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { hashPassword } from './passwords.ts';
import * as users from './users.repository.ts';

const linkMs = 24 * 3_600_000;

/** A password that nobody knows: until a link is opened, nobody signs in. */
export const nobodysPassword = () => hashPassword(randomBytes(32).toString('base64url'));

/** The address by which somebody chooses their password; one from before opens nothing any more. */
export const newFirstLink = async (ctx: Ctx, userId: string): Promise<string> => {
  const { text, hash } = newCredential(ctx.tenant.cell, ctx.tenant.id);
  const fresh = {
    link_hash: hash,
    expires_at: new Date(Date.now() + linkMs),
    used_at: null,
  };
  await ctx.db
    .insertInto('first_passwords')
    .values({ tenant_id: ctx.tenant.id, user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(fresh))
    .execute();
  // Behind '#' it reaches no server's log.
  return `/user/first#${text}`;
};

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
