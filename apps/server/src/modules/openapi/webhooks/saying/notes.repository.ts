import type { Currency, WebhookType } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../../platform/context.ts';

/** What happened and is not said yet. */
export interface Note {
  id: string;
  merchant_id: string;
  type: WebhookType;
  order_id: string | null;
  currency: Currency | null;
  facts: Record<string, unknown>;
  created_at: Date;
}

/** Some that wait, each for one taker. A wallet's is left alone while somebody changes the balance. */
export const takeNotes = async (ctx: Ctx, most: number): Promise<Note[]> => {
  const { rows } = await sql<Note>`
    select id, merchant_id, type, order_id, currency, facts, created_at from webhook_events
    where tenant_id = ${ctx.tenant.id} and body is null
    order by noted limit ${most} for update skip locked`.execute(ctx.db);
  return rows;
};

/**
 * So many numbers for the events of each merchant; told is the last of them. Nobody else says events of
 * theirs until this transaction ends, and what is read after this is not older than what was said before.
 */
export const takeNumbers = async (ctx: Ctx, counts: ReadonlyMap<string, number>) => {
  const { rows } = await sql<{ merchant_id: string; last_number: string }>`
    insert into webhook_numbers as n (tenant_id, merchant_id, last_number)
    select ${ctx.tenant.id}, c.merchant_id, c.count
    from unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::bigint[]) as c (merchant_id, count)
    order by c.merchant_id
    on conflict (tenant_id, merchant_id) do update set last_number = n.last_number + excluded.last_number
    returning n.merchant_id, n.last_number`.execute(ctx.db);
  return new Map(rows.map((row) => [row.merchant_id, Number(row.last_number)]));
};

const parcelRows = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .selectFrom('orders as o')
    .leftJoin('track_states as t', (join) =>
      join.onRef('t.tenant_id', '=', 'o.tenant_id').onRef('t.order_id', '=', 'o.id'),
    )
    .where('o.tenant_id', '=', ctx.tenant.id)
    .where('o.id', 'in', ids)
    .select(['o.id', 'o.order_no', 'o.customer_no', 'o.status', 'o.label', 't.stage'])
    .execute();
export type Parcel = Awaited<ReturnType<typeof parcelRows>>[number];

/** How orders are at this moment. */
export const parcelsOf = async (ctx: Ctx, ids: readonly string[]) => {
  const rows = ids.length > 0 ? await parcelRows(ctx, ids) : [];
  return new Map(rows.map((row) => [row.id, row]));
};

export interface Balance {
  free: bigint;
  held: bigint;
}
export const walletKey = (merchantId: string, currency: string | null) =>
  `${merchantId} ${currency}`;

/** What is in the wallets of merchants at this moment. */
export const balancesOf = async (ctx: Ctx, merchantIds: readonly string[]) => {
  if (merchantIds.length === 0) return new Map<string, Balance>();
  const rows = await ctx.db
    .selectFrom('accounts')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', 'in', merchantIds)
    .select(['merchant_id', 'kind', 'currency', 'balance_minor'])
    .execute();
  const balances = new Map<string, Balance>();
  for (const { merchant_id, kind, currency, balance_minor } of rows) {
    const key = walletKey(merchant_id as string, currency);
    const balance = balances.get(key) ?? { free: 0n, held: 0n };
    balances.set(key, {
      ...balance,
      [kind === 'held' ? 'held' : 'free']: BigInt(balance_minor ?? 0),
    });
  }
  return balances;
};

export interface Said {
  id: string;
  sequence: number;
  body: string;
}

export const writeSaid = (ctx: Ctx, said: readonly Said[]) =>
  sql`
    update webhook_events v set sequence = s.sequence, body = s.body
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as s (id uuid, sequence bigint, body text)
    where v.tenant_id = ${ctx.tenant.id} and v.id = s.id`.execute(ctx.db);

/** For each endpoint that wishes to hear of them: sent soon, or kept while it is off. */
export const addDeliveries = async (
  ctx: Ctx,
  merchantIds: readonly string[],
  eventIds: readonly string[],
) => {
  // Held first: one that is turned off or on meanwhile would miss them.
  await ctx.db
    .selectFrom('webhook_endpoints')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', 'in', merchantIds)
    .orderBy('id')
    .forUpdate()
    .select('id')
    .execute();
  await sql`
    with added as (
      insert into webhook_deliveries (tenant_id, endpoint_id, event_id, merchant_id, state, next_at)
      select v.tenant_id, e.id, v.id, v.merchant_id, case when e.is_on then 'waiting' else 'kept' end,
        case when e.is_on then now() end
      from webhook_events v join webhook_endpoints e
        on e.tenant_id = v.tenant_id and e.merchant_id = v.merchant_id and v.type = any(e.types)
      where v.tenant_id = ${ctx.tenant.id} and v.id = any(${eventIds}::uuid[])
      returning endpoint_id, state
    )
    update webhook_endpoints e set due_at = least(e.due_at, greatest(now(), e.paused_until))
    where e.tenant_id = ${ctx.tenant.id}
      and e.id in (select endpoint_id from added where state = 'waiting')`.execute(ctx.db);
};
