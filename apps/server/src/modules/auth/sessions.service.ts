import { constants, type Language, mayHold } from '@alpaca/contract';
import type { Ctx, Session, Tenant } from '../../platform/context.ts';
import { type Located, newCredential } from '../../platform/credentials.ts';
import { inTx } from '../../platform/db/tx.ts';
import { makeCtx } from '../../platform/http/open.ts';
import type { Node } from '../../platform/node.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import * as users from './users.repository.ts';

// A session is looked up again after this long even if no word of its end arrived.
const rememberMs = 10_000;
const rememberAtMost = 50_000;

export const startSession = async (ctx: Ctx, userId: string): Promise<string> => {
  const token = newCredential(ctx.tenant.cell, ctx.tenant.id);
  await ctx.db
    .insertInto('sessions')
    .values({
      tenant_id: ctx.tenant.id,
      token_hash: token.hash,
      user_id: userId,
      expires_at: new Date(Date.now() + constants.sessionMs),
    })
    .execute();
  return token.text;
};

/**
 * Changes what a user's sessions are or say. Nodes remember sessions: this one forgets once the
 * change is committed, as what is loaded before that is still the old; the others when the relay
 * tells them.
 */
export const changeSessionsOf = async <T>(
  ctx: Ctx,
  userId: string,
  change: (ctx: Ctx) => Promise<T>,
): Promise<T> => {
  const result = await inTx(ctx, async (ctx) => {
    const changed = await change(ctx);
    await tell(ctx, { cmd: 'session', userId });
    return changed;
  });
  forgetUser(ctx.node, userId);
  return result;
};

export const deleteSession = (ctx: Ctx, session: Session) =>
  ctx.db
    .deleteFrom('sessions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token_hash', '=', session.tokenHash)
    .execute();

/** Password changed or user disabled: every session is over, and every pass to a new one. */
export const deleteSessionsOf = async (ctx: Ctx, userId: string) => {
  for (const table of ['sessions', 'tickets'] as const) {
    await ctx.db
      .deleteFrom(table)
      .where('tenant_id', '=', ctx.tenant.id)
      .where('user_id', '=', userId)
      .execute();
  }
};

const load = async (ctx: Ctx, hash: Buffer): Promise<Session | null> => {
  const row = await ctx.db
    .selectFrom('sessions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', new Date())
    .select(['user_id', 'expires_at'])
    .executeTakeFirst();
  if (!row) return null;
  const [user, permissions] = await Promise.all([
    users.findById(ctx, row.user_id),
    users.permissionsOf(ctx, row.user_id),
  ]);
  if (!user) return null;
  const kind = user.kind as Session['kind'];
  return {
    tokenHash: hash,
    userId: user.id,
    username: user.username,
    realname: user.realname,
    merchantId: user.merchant_id,
    kind,
    isIt: user.is_it,
    language: user.language as Language,
    // Of a role of the other side of the counter nothing holds, whatever rows say.
    permissions: new Set(permissions.filter((permission) => mayHold(kind, permission))),
    expiresAt: row.expires_at.getTime(),
  };
};

/** Sessions a node knows for a few seconds, so that a call need not ask who is calling. */
interface Known {
  sessions: Map<string, { session: Session; until: number }>;
  /** Raised by every forgetting: what was loaded before it is not remembered after it. */
  forgotten: number;
}
const knownBy = new WeakMap<Node, Known>();
const known = (node: Node): Known => {
  const found = knownBy.get(node) ?? { sessions: new Map(), forgotten: 0 };
  knownBy.set(node, found);
  return found;
};

export const authenticate = async (
  node: Node,
  tenant: Tenant,
  located: Located,
): Promise<Session | null> => {
  const memory = known(node);
  const key = located.hash.toString('latin1') + tenant.id;
  const hit = memory.sessions.get(key);
  const now = Date.now();
  if (hit && hit.until > now && hit.session.expiresAt > now) return hit.session;
  const before = memory.forgotten;
  const session = await load(makeCtx(node, tenant, null, constants.defaultLanguage), located.hash);
  memory.sessions.delete(key);
  if (!session || memory.forgotten !== before) return session;
  if (memory.sessions.size >= rememberAtMost) memory.sessions.clear();
  memory.sessions.set(key, { session, until: now + rememberMs });
  return session;
};

export const forgetUser = (node: Node, userId: string) => {
  const { sessions } = known(node);
  known(node).forgotten += 1;
  for (const [key, { session }] of sessions) if (session.userId === userId) sessions.delete(key);
};

export const forgetAll = (node: Node) => {
  known(node).forgotten += 1;
  known(node).sessions.clear();
};
