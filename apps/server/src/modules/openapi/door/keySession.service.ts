import { timingSafeEqual } from 'node:crypto';
import { type ApiScope, apiScopes, constants, type Language } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx, Session, Tenant } from '../../../platform/context.ts';
import { noRules } from '../../../platform/dataRules/sessionRules.ts';
import { permissionsOf } from '../../../platform/heldPermissions.ts';
import { makeCtx } from '../../../platform/http/open.ts';
import type { Node } from '../../../platform/node.ts';
import { forgetWhere, remembered, timesForgotten } from '../../../platform/nodeMemory.ts';
import { hashOf } from '../apiKeyText.ts';
import { openSandbox } from '../sandbox/openSandbox.ts';
import { isGood, type KeyFacts } from './goodKey.ts';

const form = /^alp_(?:live|test)_([a-z0-9]{1,16})_[A-Za-z0-9_-]{43}$/;

/** Where to ask for a key; null where it is none. */
const readKey = (authorization = '') => {
  const key = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
  const cell = form.exec(key)?.[1];
  return cell === undefined ? null : { cell, hash: hashOf(key) };
};

const tenantOf = ({ directory }: Node, cell: string, hash: Buffer): Promise<Tenant | null> =>
  directory.search(cell, async ({ name, pool }) => {
    const { rows } = await pool.query<{ id: string | null }>(
      'select alpaca.tenant_of_api_key($1) as id',
      [hash],
    );
    const id = rows[0]?.id;
    return id ? directory.byId(name, id) : null;
  });

const find = (ctx: Ctx, hash: Buffer) =>
  ctx.db
    .selectFrom('api_keys')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('key_hash', '=', hash)
    .selectAll()
    .executeTakeFirst();

type KeyRow = NonNullable<Awaited<ReturnType<typeof find>>>;

export const ownerOf = (ctx: Ctx, merchantId: string) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('is_owner', '=', true)
    .where('disabled_at', 'is', null)
    .select(['id', 'language'])
    .executeTakeFirst();

// To the minute: no more than one write in that time, whichever node it is.
const markUsed = (ctx: Ctx, id: string) =>
  ctx.db
    .updateTable('api_keys')
    .set({ last_used_at: sql<Date>`now()` })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`(last_used_at is null or last_used_at < now() - interval '1 minute')`)
    .execute();

/** What its scopes open, and never more than its merchant may do now. */
const permitted = (scopes: readonly string[], held: readonly string[]) => {
  const opened = new Set<string>(scopes.flatMap((scope) => apiScopes[scope as ApiScope]));
  return new Set(held.filter((permission) => opened.has(permission)));
};

type Owner = NonNullable<Awaited<ReturnType<typeof ownerOf>>>;

const sessionOf = async (ctx: Ctx, row: KeyRow, owner: Owner): Promise<Session> => {
  const [held] = await Promise.all([permissionsOf(ctx, owner.id), markUsed(ctx, row.id)]);
  return {
    id: row.id,
    tokenHash: row.key_hash,
    // In a sandbox nobody else is known.
    userId: (row.mode === 'live' && row.created_by) || owner.id,
    username: row.prefix,
    realname: row.name,
    merchantId: row.merchant_id,
    kind: 'merchant',
    isIt: false,
    language: owner.language as Language,
    permissions: permitted(row.scopes, held),
    expiresAt: row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
    byBadge: false,
    mustSetUp: false,
    locksAt: null,
    confirmedAt: 0,
    confirmedForMs: 0,
    rules: noRules,
  };
};

const factsOf = (row: KeyRow) => ({
  revokedAt: row.revoked_at,
  expiresAt: row.expires_at,
  graceUntil: row.grace_until,
  addresses: row.addresses,
});

/** A key that was looked up, and whom it speaks for. */
export interface KnownKey {
  /** Whose rows it sees: of a test key, those of the sandbox. */
  tenant: Tenant;
  /** Where the key itself is kept. */
  keptIn: string;
  session: Session;
  /** The same for the keys that are put in its place one after another. */
  slot: string;
  facts: KeyFacts;
  ownerId: string;
  /** Asks once more what was asked before. */
  isReplay?: true;
}

const load = async (node: Node, cell: string, hash: Buffer): Promise<KnownKey | null> => {
  const tenant = await tenantOf(node, cell, hash);
  if (!tenant) return null;
  const ctx = makeCtx(node, tenant, null, constants.defaultLanguage);
  const row = await find(ctx, hash);
  if (!row || !timingSafeEqual(row.key_hash, hash)) return null;
  const owner = await ownerOf(ctx, row.merchant_id);
  if (!owner) return null;
  const session = await sessionOf(ctx, row, owner);
  // Live data is not for a test key.
  const seen = row.mode === 'live' ? tenant : await openSandbox(ctx, row.merchant_id);
  const { slot } = row;
  return { tenant: seen, keptIn: tenant.id, session, slot, facts: factsOf(row), ownerId: owner.id };
};

const topic = 'apiKeys';
// Looked up again after this long even if no word of its end arrived.
const rememberMs = 10_000;
const rememberAtMost = 10_000;
type Remembered = KnownKey & { until: number };

const lookedUp = async (node: Node, cell: string, hash: Buffer): Promise<KnownKey | null> => {
  const known = remembered<Remembered>(node, topic);
  const place = hash.toString('latin1');
  const hit = known.get(place);
  if (hit && hit.until > Date.now()) return hit;
  const before = timesForgotten(node, topic);
  const key = await load(node, cell, hash);
  known.delete(place);
  if (!key || timesForgotten(node, topic) !== before) return key;
  if (known.size >= rememberAtMost) known.clear();
  known.set(place, { ...key, until: Date.now() + rememberMs });
  return key;
};

/** Whom a key speaks for; null whatever is wrong with it, so that who guesses learns nothing. */
export const openWithKey = async (node: Node, authorization: string | undefined, from: string) => {
  const read = readKey(authorization);
  const key = read && (await lookedUp(node, read.cell, read.hash));
  return key && isGood(key.facts, from, new Date()) ? key : null;
};

/** Keys of a tenant have changed: what is remembered of them may be over. */
export const forgetKeys = (node: Node, tenantId: string) =>
  forgetWhere<KnownKey>(node, topic, ({ keptIn }) => keptIn === tenantId);

/** A user may do something else by now, and so may the keys of their merchant. */
export const forgetKeysOf = (node: Node, userId: string) =>
  forgetWhere<KnownKey>(node, topic, ({ ownerId }) => ownerId === userId);
