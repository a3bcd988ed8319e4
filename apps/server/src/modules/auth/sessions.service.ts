import { constants, type Language, mayHold, stationPermissions } from '@alpaca/contract';
import { type Insertable, sql } from 'kysely';
import type { Ctx, Session, Tenant } from '../../platform/context.ts';
import { type Located, newCredential } from '../../platform/credentials.ts';
import { rulesOfUser } from '../../platform/dataRules/rulesOfUser.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { inTx, onceCommitted } from '../../platform/db/tx.ts';
import { heldBy } from '../../platform/heldPermissions.ts';
import { makeCtx } from '../../platform/http/open.ts';
import { newId } from '../../platform/ids.ts';
import type { Node } from '../../platform/node.ts';
import { forgetTopic, forgetWhere, remembered, timesForgotten } from '../../platform/nodeMemory.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingsOf } from '../system/index.ts';
import * as users from './users.repository.ts';

// A session is looked up again after this long even if no word of its end arrived.
const rememberMs = 10_000;
const rememberAtMost = 50_000;

// When a session was last seen is kept to the minute: no more than one write in that time.
const seenEveryMs = 60_000;

/** What a session begins with, beside what all of them have. */
type Begun = Pick<Insertable<DB['sessions']>, 'second_factor_at' | 'by_badge' | 'confirmed_at'>;

const insertSession = async (ctx: Ctx, userId: string, begun: Begun) => {
  const token = newCredential(ctx.tenant.cell, ctx.tenant.id);
  await ctx.db
    .insertInto('sessions')
    .values({
      tenant_id: ctx.tenant.id,
      token_hash: token.hash,
      user_id: userId,
      user_agent: ctx.caller?.userAgent ?? '',
      address: ctx.caller?.address ?? '',
      ...begun,
      expires_at: new Date(Date.now() + constants.sessionMs),
    })
    .execute();
  return token;
};

/** Whoever begins one has just proved who they are; with a second factor, or without. */
export const startSession = async (
  ctx: Ctx,
  userId: string,
  secondFactorAt: Date | null = null,
): Promise<string> => {
  const token = await insertSession(ctx, userId, { second_factor_at: secondFactorAt });
  await ctx.db
    .insertInto('last_sign_ins')
    .values({ tenant_id: ctx.tenant.id, user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ at: new Date() }),
    )
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
): Promise<T> =>
  inTx(ctx, async (ctx) => {
    const changed = await change(ctx);
    await tell(ctx, { cmd: 'session', userId });
    onceCommitted(ctx, () => forgetUser(ctx.node, userId));
    return changed;
  });

export const deleteSession = (ctx: Ctx, session: Session) =>
  ctx.db
    .deleteFrom('sessions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token_hash', '=', session.tokenHash)
    .execute();

// What other tabs sent just before they heard of the new token is still answered.
const oldTokenMs = 10_000;

/** Lets a session end in a moment, under another id; as it was. */
const endSoon = async (ctx: Ctx, session: Session) => {
  const old = await ctx.db
    .deleteFrom('sessions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token_hash', '=', session.tokenHash)
    .returningAll()
    .executeTakeFirst();
  if (!old) return refuse('session.over');
  const soon = new Date(Math.min(old.expires_at.getTime(), Date.now() + oldTokenMs));
  await ctx.db
    .insertInto('sessions')
    .values({ ...old, id: newId(), expires_at: soon })
    .execute();
  return old;
};

/**
 * Another person goes on in place of a session that is still answered for a moment. A PIN is little
 * proof: whatever asks for more asks for the password first.
 */
export const startBadgeSession = async (ctx: Ctx, userId: string, old: Session) => {
  const token = await insertSession(ctx, userId, { by_badge: true, confirmed_at: new Date(0) });
  await changeSessionsOf(ctx, old.userId, (ctx) => endSoon(ctx, old));
  return token.text;
};

/**
 * Goes on under a new token, as `proved` says. The old one proves nothing more and ends in a moment:
 * whoever has stolen it gains nothing by what its owner proves.
 */
export const renewSession = async (ctx: Ctx, session: Session, proved: object): Promise<string> => {
  const old = await endSoon(ctx, session);
  const token = newCredential(ctx.tenant.cell, ctx.tenant.id);
  await ctx.db
    .insertInto('sessions')
    .values({ ...old, ...proved, token_hash: token.hash })
    .execute();
  return token.text;
};

/** Password changed or user disabled: every session is over, and every pass and code to a new one. */
export const deleteSessionsOf = async (ctx: Ctx, userId: string) => {
  for (const table of ['sessions', 'sign_in_steps'] as const) {
    await ctx.db
      .deleteFrom(table)
      .where('tenant_id', '=', ctx.tenant.id)
      .where('user_id', '=', userId)
      .execute();
  }
  await ctx.db
    .deleteFrom('sent_codes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('account', '=', userId)
    .execute();
};

const find = (ctx: Ctx, hash: Buffer) =>
  ctx.db
    .selectFrom('sessions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', new Date())
    .selectAll()
    .executeTakeFirst();

const markSeen = (ctx: Ctx, hash: Buffer) =>
  ctx.db
    .updateTable('sessions')
    .set({ seen_at: new Date() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token_hash', '=', hash)
    .execute();

const minute = 60_000;

interface Loaded {
  session: Session;
  /** When the first of its permissions is over; null if none ever is. */
  changesAt: number | null;
}

const load = async (ctx: Ctx, hash: Buffer): Promise<Loaded | null> => {
  const row = await find(ctx, hash);
  if (!row) return null;
  const [user, held, rules, settings, required] = await Promise.all([
    users.findById(ctx, row.user_id),
    heldBy(ctx, row.user_id),
    rulesOfUser(ctx, row.user_id),
    settingsOf(ctx, 'staffIdleMinutes', 'stepUpMinutes'),
    row.second_factor_at ? false : users.needsSecondFactor(ctx, row.user_id),
    Date.now() - row.seen_at.getTime() > seenEveryMs ? markSeen(ctx, hash) : null,
  ]);
  if (!user) return null;
  const kind = user.kind as Session['kind'];
  const idleMs = settings.staffIdleMinutes * minute;
  const session: Session = {
    id: row.id,
    tokenHash: hash,
    userId: user.id,
    username: user.username,
    realname: user.realname,
    merchantId: user.merchant_id,
    kind,
    isIt: user.is_it,
    language: user.language as Language,
    // Of a role of the other side of the counter nothing holds, whatever rows say.
    permissions: new Set(
      [...held.keys()].filter(
        (permission) =>
          mayHold(kind, permission) && (!row.by_badge || stationPermissions.has(permission)),
      ),
    ),
    byBadge: row.by_badge,
    rules,
    expiresAt: row.expires_at.getTime(),
    mustSetUp: required,
    locksAt: user.kind === 'merchant' ? null : row.active_at.getTime() + idleMs,
    confirmedAt: row.confirmed_at.getTime(),
    confirmedForMs: settings.stepUpMinutes * minute,
  };
  const ends = [...held.values()].flatMap((until) => (until ? [until.getTime()] : []));
  return { session, changesAt: ends.length > 0 ? Math.min(...ends) : null };
};

/** Sessions a node knows for a few seconds, so that a call need not ask who is calling. */
interface Known {
  session: Session;
  until: number;
}
const topic = 'sessions';

export const authenticate = async (
  node: Node,
  tenant: Tenant,
  located: Located,
  anew = false,
): Promise<Session | null> => {
  const known = remembered<Known>(node, topic);
  const key = located.hash.toString('latin1') + tenant.id;
  const hit = known.get(key);
  const now = Date.now();
  if (hit && !anew && hit.until > now && hit.session.expiresAt > now) return hit.session;
  const before = timesForgotten(node, topic);
  const loaded = await load(makeCtx(node, tenant, null, constants.defaultLanguage), located.hash);
  known.delete(key);
  if (!loaded) return null;
  const { session, changesAt } = loaded;
  if (timesForgotten(node, topic) !== before) return session;
  if (known.size >= rememberAtMost) known.clear();
  known.set(key, { session, until: Math.min(now + rememberMs, changesAt ?? Infinity) });
  return session;
};

/** Told of users whose sessions changed or ended; of nobody in particular when all are forgotten. */
type Watcher = (userId: string | null) => void;
const watchers = new WeakMap<Node, Watcher>();
export const watchSessions = (node: Node, watcher: Watcher) => void watchers.set(node, watcher);

export const forgetUser = (node: Node, userId: string) => {
  forgetWhere<Known>(node, topic, ({ session }) => session.userId === userId);
  watchers.get(node)?.(userId);
};

export const forgetAll = (node: Node) => {
  forgetTopic(node, topic);
  watchers.get(node)?.(null);
};

/** Which of these sessions are still good. */
export const livingSessions = async (node: Node, tenant: Tenant, ids: readonly string[]) => {
  const ctx = makeCtx(node, tenant, null, constants.defaultLanguage);
  const rows = await ctx.db
    .selectFrom('sessions')
    .where('tenant_id', '=', tenant.id)
    .where(sql<boolean>`id = any (${ids})`)
    .where('expires_at', '>', new Date())
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
};
