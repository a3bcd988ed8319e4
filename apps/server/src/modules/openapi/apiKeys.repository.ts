import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import type { MadeKey } from './apiKeyText.ts';

const keys = (ctx: Ctx) =>
  ctx.db.selectFrom('api_keys').where('api_keys.tenant_id', '=', ctx.tenant.id);

/** Neither revoked nor put out of place by another. */
const current = (ctx: Ctx) =>
  keys(ctx).where('revoked_at', 'is', null).where('replaced_by', 'is', null);

/** The keys in use, the oldest first; those that expired are still somebody's to renew or end. */
export const currentKeys = (ctx: Ctx) =>
  current(ctx)
    .leftJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'api_keys.tenant_id')
        .onRef('users.id', '=', 'api_keys.created_by'),
    )
    .selectAll('api_keys')
    .select('users.realname as by_name')
    .orderBy('api_keys.slot')
    .execute();

/** Those that others were put in place of and that are still good, by their slots. */
export const formerKeys = async (ctx: Ctx) => {
  const rows = await keys(ctx)
    .where('revoked_at', 'is', null)
    .where('grace_until', '>', sql<Date>`now()`)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .select(['slot', 'prefix', 'grace_until', 'last_used_at'])
    .execute();
  return new Map(rows.map((row) => [row.slot, row]));
};

/** A key in use, held until the transaction ends. */
export const lockKey = async (ctx: Ctx, id: string) =>
  (await current(ctx).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ??
  refuse('apiKey.notFound');

export type Locked = Awaited<ReturnType<typeof lockKey>>;

export interface KeyTerms {
  name: string;
  scopes: readonly string[];
  addresses: readonly string[];
  expiresAt: Date | null;
}

const taken = (error: unknown): never => {
  if ((error as { constraint?: string }).constraint === 'api_keys_name') refuse('apiKey.taken');
  throw error;
};

// A network may be written with any address in it: kept is the network.
const networks = (addresses: readonly string[]) =>
  sql<string[]>`array(select network(a::inet) from unnest(${addresses}::text[]) a)`;

const columns = ({ name, scopes, addresses, expiresAt }: KeyTerms) => ({
  name,
  scopes: [...scopes],
  addresses: networks(addresses),
  expires_at: expiresAt,
});

export const insertKey = (
  ctx: Ctx,
  made: MadeKey,
  { id, slot, mode, ...terms }: KeyTerms & { id: string; slot: string; mode: string },
) =>
  ctx.db
    .insertInto('api_keys')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: ownMerchant(ctx),
      slot,
      mode,
      prefix: made.prefix,
      key_hash: made.hash,
      created_by: ctx.session?.userId ?? null,
      ...columns(terms),
    })
    .execute()
    .catch(taken);

const change = (ctx: Ctx) => ctx.db.updateTable('api_keys').where('tenant_id', '=', ctx.tenant.id);

export const setTerms = (ctx: Ctx, id: string, terms: KeyTerms) =>
  change(ctx).set(columns(terms)).where('id', '=', id).execute().catch(taken);

/** Ends the one before, if there is one. */
export const revokeFormer = (ctx: Ctx, slot: string) =>
  change(ctx)
    .set({ revoked_at: sql<Date>`now()` })
    .where('slot', '=', slot)
    .where('replaced_by', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();

/** Makes room for another key in the same slot. */
export const stepBack = (ctx: Ctx, id: string, nextId: string, graceUntil: Date) =>
  change(ctx).set({ replaced_by: nextId, grace_until: graceUntil }).where('id', '=', id).execute();

export const revoke = (ctx: Ctx, id: string) =>
  change(ctx)
    .set((row) => ({ revoked_at: sql<Date>`now()`, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
