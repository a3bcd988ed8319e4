import type { Ctx } from '../../platform/context.ts';
import { inTx, onceCommitted, tenantWide } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { contactColumns } from '../../platform/userContacts.ts';
import { hashPassword, requireUnlike } from './passwords.ts';
import { orTaken, requireFree } from './register.service.ts';
import { changeSessionsOf, deleteSessionsOf, forgetUser } from './sessions.service.ts';
import * as users from './users.repository.ts';

export { whoNeedSecondFactor } from './users.repository.ts';

interface NewMember {
  merchantId: string;
  username: string;
  password: string;
  realname: string;
  email?: string | undefined;
}

/** Another user of a merchant, who may do nothing yet. */
export const addMember = async (ctx: Ctx, member: NewMember): Promise<string> => {
  const { merchantId, username, realname, email } = member;
  // Names are unique in the tenant, and a merchant sees only its own.
  await requireFree(tenantWide(ctx), { username, email });
  requireUnlike(ctx, member.password, [username, email, realname]);
  const id = newId();
  const passwordHash = await hashPassword(member.password);
  await inTx(ctx, (ctx) =>
    ctx.db
      .insertInto('users')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        merchant_id: merchantId,
        kind: 'merchant',
        username,
        password_hash: passwordHash,
        realname,
        ...contactColumns(ctx, { email: email ?? null }),
        language: ctx.lang,
      })
      .execute(),
  ).catch(orTaken);
  return id;
};

type Facts = { id: string; email: string | null };

export const renameMember = async (
  ctx: Ctx,
  { id, email: had }: Facts,
  { realname, email }: { realname: string; email?: string | undefined },
) => {
  const changed = email?.toLowerCase() !== had?.toLowerCase();
  if (changed) await requireFree(tenantWide(ctx), { email });
  await ctx.db
    .updateTable('users')
    .set({ realname, ...contactColumns(ctx, { email: email ?? null }) })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute()
    .catch(orTaken);
};

/**
 * What users may do has changed: nodes that remember their sessions forget them, their open pages look
 * again at what they may do, and passes to files that were given out before are over. The change says
 * whose it is.
 */
export const changePermissions = <T>(
  ctx: Ctx,
  change: (ctx: Ctx) => Promise<{ userIds: readonly string[]; result: T }>,
): Promise<T> =>
  inTx(ctx, async (ctx) => {
    const { userIds, result } = await change(ctx);
    if (userIds.length === 0) return result;
    await ctx.db
      .deleteFrom('tickets')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('user_id', 'in', userIds)
      .where('purpose', '=', 'file')
      .execute();
    await tell(ctx, { cmd: 'access', userIds: [...userIds] });
    onceCommitted(ctx, () => {
      for (const userId of userIds) forgetUser(ctx.node, userId);
    });
    return result;
  });

export const changePermissionsOf = <T>(
  ctx: Ctx,
  userId: string,
  change: (ctx: Ctx) => Promise<T>,
): Promise<T> =>
  changePermissions(ctx, async (ctx) => ({ userIds: [userId], result: await change(ctx) }));

/** Refuses, in the transaction of the change, who may not make it. */
type Check = (ctx: Ctx) => Promise<unknown>;

export const setDisabled = (ctx: Ctx, userId: string, disabled: boolean, check: Check) =>
  changeSessionsOf(ctx, userId, async (ctx) => {
    await check(ctx);
    await ctx.db
      .updateTable('users')
      .set({ disabled_at: disabled ? new Date() : null })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', userId)
      .execute();
    if (disabled) await deleteSessionsOf(ctx, userId);
  });

/** Everybody of a merchant is out at once, on every node, and so are its keys. */
export const membersGone = (ctx: Ctx, merchantId: string) =>
  inTx(ctx, async (ctx) => {
    const people = await ctx.db
      .selectFrom('users')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('merchant_id', '=', merchantId)
      .select('id')
      .execute();
    for (const { id } of people) {
      await changeSessionsOf(ctx, id, (ctx) => deleteSessionsOf(ctx, id));
    }
    await tell(ctx, { cmd: 'apiKeys' });
  });

export const setPasswordOf = async (ctx: Ctx, userId: string, password: string, check: Check) => {
  const passwordHash = await hashPassword(password);
  await changeSessionsOf(ctx, userId, async (ctx) => {
    await check(ctx);
    await users.setPassword(ctx, userId, passwordHash);
    await deleteSessionsOf(ctx, userId);
  });
};
