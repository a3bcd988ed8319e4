import type { WebhookState } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

const deliveries = (ctx: Ctx, endpointId: string) =>
  ctx.db
    .selectFrom('webhook_deliveries as d')
    .where('d.tenant_id', '=', ctx.tenant.id)
    .where('d.endpoint_id', '=', endpointId);

export interface LogPart {
  state?: WebhookState | undefined;
  limit: number;
  offset: number;
}

/** One part of an endpoint's log, the latest first, and how long the whole is. */
export const logOf = async (ctx: Ctx, endpointId: string, { state, limit, offset }: LogPart) => {
  const all = deliveries(ctx, endpointId).$if(state !== undefined, (rows) =>
    rows.where('d.state', '=', state as string),
  );
  const [rows, { total }] = await Promise.all([
    all
      .innerJoin('webhook_events as v', (join) =>
        join.onRef('v.tenant_id', '=', 'd.tenant_id').onRef('v.id', '=', 'd.event_id'),
      )
      .select(['d.event_id', 'd.state', 'd.next_at', 'v.type', 'v.body', 'v.created_at'])
      .orderBy('d.created_at', 'desc')
      .orderBy('d.event_id')
      .limit(limit)
      .offset(offset)
      .execute(),
    all.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
};

export const attemptsOf = (ctx: Ctx, endpointId: string, eventIds: readonly string[]) =>
  ctx.db
    .selectFrom('webhook_attempts')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('endpoint_id', '=', endpointId)
    .where('event_id', 'in', eventIds)
    .orderBy('created_at', 'desc')
    .selectAll()
    .execute();

/** An event that is said already, for one endpoint only. */
export const insertSaid = async (
  ctx: Ctx,
  said: { id: string; merchantId: string; endpointId: string; type: string; body: string },
) => {
  await ctx.db
    .insertInto('webhook_events')
    .values({
      tenant_id: ctx.tenant.id,
      id: said.id,
      merchant_id: said.merchantId,
      type: said.type,
      sequence: 0,
      body: said.body,
    })
    .execute();
  await ctx.db
    .insertInto('webhook_deliveries')
    .values({
      tenant_id: ctx.tenant.id,
      endpoint_id: said.endpointId,
      event_id: said.id,
      merchant_id: said.merchantId,
      state: 'waiting',
      next_at: sql<Date>`now()`,
    })
    .execute();
};

const sendAnew = (ctx: Ctx, endpointId: string) =>
  ctx.db
    .updateTable('webhook_deliveries')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('endpoint_id', '=', endpointId)
    .set({ state: 'waiting', attempts: 0, next_at: sql<Date>`now()` });

/** Whether there is such a delivery. */
export const sendOnceMore = async (ctx: Ctx, endpointId: string, eventId: string) => {
  const { numUpdatedRows } = await sendAnew(ctx, endpointId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** How many there are. */
export const sendKept = async (ctx: Ctx, endpointId: string, since: Date) => {
  const { numUpdatedRows } = await sendAnew(ctx, endpointId)
    .where('state', 'in', ['kept', 'failed'])
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** What was sent to an endpoint under an id; null where nothing was. */
export const sentBody = async (ctx: Ctx, endpointId: string, eventId: string) => {
  const row = await deliveries(ctx, endpointId)
    .innerJoin('webhook_events as v', (join) =>
      join.onRef('v.tenant_id', '=', 'd.tenant_id').onRef('v.id', '=', 'd.event_id'),
    )
    .where('d.event_id', '=', eventId)
    .select('v.body')
    .executeTakeFirst();
  return row?.body ?? null;
};
