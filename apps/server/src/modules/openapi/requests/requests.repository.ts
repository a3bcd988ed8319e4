import type { listApiRequests, Parsed } from '@alpaca/contract';
import { type SqlBool, sql } from 'kysely';
import { fromWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { onPage } from '../../../platform/lists/onPage.ts';
import { refuse } from '../../../platform/refusal.ts';

/** A request as it is kept. */
export interface NotedRequest {
  id: string;
  merchantId: string;
  slot: string;
  keyId: string;
  prefix: string;
  mode: 'live' | 'test';
  at: Date;
  method: string;
  path: string;
  status: number;
  ms: number;
  body: string;
  answer: string;
  errorKey: string | null;
  address: string;
  idempotencyKey: string | null;
  repeated: boolean;
  sealed: Buffer | null;
}

const insertOriginals = async (ctx: Ctx, requests: readonly NotedRequest[]) => {
  const rows = requests.flatMap(({ id, merchantId, at, sealed }) =>
    sealed
      ? [{ tenant_id: ctx.tenant.id, request_id: id, merchant_id: merchantId, at, sealed }]
      : [],
  );
  if (rows.length > 0) await ctx.db.insertInto('api_request_originals').values(rows).execute();
};

export const insertRequests = async (ctx: Ctx, requests: readonly NotedRequest[]) => {
  await ctx.db
    .insertInto('api_requests')
    .values(
      requests.map(({ merchantId, keyId, errorKey, idempotencyKey, sealed: _, ...row }) => ({
        ...row,
        tenant_id: ctx.tenant.id,
        merchant_id: merchantId,
        key_id: keyId,
        error_key: errorKey,
        idempotency_key: idempotencyKey,
      })),
    )
    .execute();
  await insertOriginals(ctx, requests);
};

type Filter = Parsed<typeof listApiRequests>['query'];

// Counting on costs more than it tells; beyond this the web says "10,000+".
const countAtMost = 10_000;

const slotOf = (ctx: Ctx, keyId: string) =>
  ctx.db
    .selectFrom('api_keys')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', keyId)
    .select('slot');

const filtered = (ctx: Ctx, { keyId, outcome, path, from, to }: Filter) => {
  const { zone } = ctx.tenant;
  return ctx.db
    .selectFrom('api_requests as r')
    .where('r.tenant_id', '=', ctx.tenant.id)
    .$if(keyId !== undefined, (q) => q.where('r.slot', 'in', slotOf(ctx, keyId as string)))
    .$if(outcome !== undefined, (q) =>
      q.where(sql<SqlBool>`r.status / 100 = ${Number(outcome?.charAt(0))}`),
    )
    .$if(Boolean(path), (q) => q.where(sql<SqlBool>`strpos(lower(r.path), lower(${path})) > 0`))
    .$if(from !== undefined, (q) => q.where('r.at', '>=', fromWire(from as string, zone)))
    .$if(to !== undefined, (q) => q.where('r.at', '<', fromWire(to as string, zone)));
};

/** One part of the log, the latest first, and how long the whole is. */
export const logOf = async (ctx: Ctx, filter: Filter) => {
  const counted = ctx.db
    .selectFrom(filtered(ctx, filter).limit(countAtMost).select('r.id').as('some'))
    .select((some) => some.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = filtered(ctx, filter)
    .leftJoin('api_keys as k', (join) =>
      join.onRef('k.tenant_id', '=', 'r.tenant_id').onRef('k.id', '=', 'r.key_id'),
    )
    .leftJoin('api_request_originals as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.request_id', '=', 'r.id'),
    )
    .selectAll('r')
    .select(['k.name as key_name', 'o.request_id as original_id'])
    .orderBy('r.at', 'desc')
    .orderBy('r.id', 'desc')
    .$call(onPage(filter))
    .execute();
  const [found, { total }] = await Promise.all([rows, counted]);
  return { rows: found, total: Number(total) };
};

/** A request with its original, where that is still kept. */
export const requireRequest = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('api_requests as r')
    .leftJoin('api_request_originals as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.request_id', '=', 'r.id'),
    )
    .where('r.tenant_id', '=', ctx.tenant.id)
    .where('r.id', '=', id)
    .select(['r.id', 'r.slot', 'r.key_id', 'r.prefix', 'r.method', 'r.path', 'o.sealed'])
    .executeTakeFirst()) ?? refuse('apiRequest.notFound');
