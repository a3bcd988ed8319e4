import type { WebhookOffReason, WebhookState } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { refuse } from '../../../platform/refusal.ts';

const endpoints = (ctx: Ctx) =>
  ctx.db.selectFrom('webhook_endpoints').where('tenant_id', '=', ctx.tenant.id);

export const allEndpoints = (ctx: Ctx) =>
  endpoints(ctx).selectAll().orderBy('created_at').orderBy('id').execute();

export const requireEndpoint = async (ctx: Ctx, id: string) =>
  (await endpoints(ctx).where('id', '=', id).selectAll().executeTakeFirst()) ??
  refuse('webhook.notFound');

/** Held until the transaction ends: nothing is said to it, or noted of it, meanwhile. */
export const lockEndpoint = async (ctx: Ctx, id: string) =>
  (await endpoints(ctx).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ??
  refuse('webhook.notFound');
export type Endpoint = Awaited<ReturnType<typeof lockEndpoint>>;

/** How many of each state every endpoint has. */
export const countsByState = async (ctx: Ctx) => {
  const rows = await ctx.db
    .selectFrom('webhook_deliveries')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('state', '<>', 'done')
    .groupBy(['endpoint_id', 'state'])
    .select((row) => ['endpoint_id', 'state', row.fn.countAll<string>().as('count')])
    .execute();
  const counts = new Map(
    rows.map((row) => [`${row.endpoint_id} ${row.state}`, Number(row.count)] as const),
  );
  return (endpointId: string, state: WebhookState) => counts.get(`${endpointId} ${state}`) ?? 0;
};

interface Terms {
  url: string;
  description: string;
  types: string[];
}

export const insertEndpoint = (ctx: Ctx, endpoint: Terms & { id: string; secret: Buffer }) =>
  ctx.db
    .insertInto('webhook_endpoints')
    .values({
      ...endpoint,
      tenant_id: ctx.tenant.id,
      merchant_id: ownMerchant(ctx),
      created_by: ctx.session?.userId ?? null,
    })
    .execute();

const change = (ctx: Ctx, id: string) =>
  ctx.db
    .updateTable('webhook_endpoints')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id);

export const setTerms = (ctx: Ctx, id: string, terms: Terms) =>
  change(ctx, id).set(terms).execute();

export const setSecret = (
  ctx: Ctx,
  id: string,
  secrets: { secret: Buffer; former_secret: Buffer; former_until: Date },
) =>
  change(ctx, id)
    .set((row) => ({ ...secrets, revision: row('revision', '+', 1) }))
    .execute();

/** What was before says nothing of an endpoint that is another now, or on again. */
export const forgetFailures = (ctx: Ctx, id: string) =>
  change(ctx, id)
    .set({
      failing_since: null,
      warned: 0,
      window_at: sql<Date>`now()`,
      window_tries: 0,
      window_fails: 0,
      paused_until: null,
    })
    .execute();

export const switchOn = async (ctx: Ctx, id: string) => {
  await change(ctx, id).set({ is_on: true, off_reason: null, off_at: null }).execute();
  await forgetFailures(ctx, id);
};

/** What waits is kept, to be recovered. */
export const switchOff = async (ctx: Ctx, id: string, reason: WebhookOffReason) => {
  await change(ctx, id)
    .set({ is_on: false, off_reason: reason, off_at: sql<Date>`now()`, due_at: null })
    .execute();
  await ctx.db
    .updateTable('webhook_deliveries')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('endpoint_id', '=', id)
    .where('state', '=', 'waiting')
    .set({ state: 'kept', next_at: null })
    .execute();
};

export const deleteEndpoint = (ctx: Ctx, id: string) =>
  ctx.db
    .deleteFrom('webhook_endpoints')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

/** Somebody looks after it soon. */
export const makeDue = (ctx: Ctx, id: string) =>
  change(ctx, id).set({ due_at: sql<Date>`now()`, paused_until: null }).execute();
