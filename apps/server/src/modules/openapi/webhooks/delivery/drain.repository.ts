import { sql } from 'kysely';
import type { Ctx } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Endpoint } from '../endpoints.repository.ts';
import type { Outcome } from './sendEvent.ts';

// Longer than any attempt takes; whoever is killed leaves what it took to others after that.
const takenFor = sql`interval '20 seconds'`;

/** Takes on endpoints for which something is due, each for one taker. */
export const takeEndpoints = async (ctx: Ctx, isFailing: boolean, most: number) => {
  const { rows } = await sql<Endpoint>`
    update webhook_endpoints e set taken_until = now() + ${takenFor}
    from (
      select id from webhook_endpoints
      where tenant_id = ${ctx.tenant.id} and is_on and due_at <= now()
        and (taken_until is null or taken_until < now())
        and (failing_since is not null) = ${isFailing}
      order by due_at limit ${most} for update skip locked
    ) t
    where e.tenant_id = ${ctx.tenant.id} and e.id = t.id
    returning e.*`.execute(ctx.db);
  return rows;
};

export interface Due {
  id: string;
  body: string;
  attempts: number;
}

/** What is due at an endpoint, what waits longest first. */
export const dueAt = async (ctx: Ctx, endpointId: string, most: number) => {
  const { rows } = await sql<Due>`
    select v.id, v.body, d.attempts from webhook_deliveries d
    join webhook_events v on v.tenant_id = d.tenant_id and v.id = d.event_id
    where d.tenant_id = ${ctx.tenant.id} and d.endpoint_id = ${endpointId} and d.state = 'waiting'
      and d.next_at <= now()
    order by d.next_at, v.sequence limit ${most}`.execute(ctx.db);
  return rows;
};

/** An event that was sent, and what is to become of it. */
export interface Sent {
  eventId: string;
  state: 'waiting' | 'done' | 'failed' | 'kept';
  attempts: number;
  nextAt: Date | null;
  outcome: Outcome;
}

/** What was answered, and when each is sent again. What was deleted meanwhile is left alone. */
export const writeSent = (ctx: Ctx, endpointId: string, sent: readonly Sent[]) => {
  const rows = sent.map(({ outcome, ...one }) => ({ ...one, ...outcome, id: newId() }));
  return sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, "eventId" uuid,
        state text, attempts integer, "nextAt" timestamptz, at timestamptz, status integer, ms integer,
        fault text, answer text)
    ), moved as (
      update webhook_deliveries d set state = s.state, attempts = s.attempts, next_at = s."nextAt"
      from sent s
      where d.tenant_id = ${ctx.tenant.id} and d.endpoint_id = ${endpointId} and d.event_id = s."eventId"
      returning d.event_id, d.merchant_id
    )
    insert into webhook_attempts (tenant_id, id, endpoint_id, event_id, merchant_id, status, ms, fault,
      answer, created_at)
    select ${ctx.tenant.id}, s.id, ${endpointId}, s."eventId", m.merchant_id, s.status, s.ms, s.fault,
      s.answer, s.at
    from sent s join moved m on m.event_id = s."eventId"`.execute(ctx.db);
};

export interface Health {
  failingSince: Date | null;
  warned: number;
  windowAt: Date;
  tries: number;
  fails: number;
  pausedUntil: Date | null;
}

export const writeHealth = (ctx: Ctx, id: string, health: Health) =>
  ctx.db
    .updateTable('webhook_endpoints')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .set({
      failing_since: health.failingSince,
      warned: health.warned,
      window_at: health.windowAt,
      window_tries: health.tries,
      window_fails: health.fails,
      paused_until: health.pausedUntil,
    })
    .execute();

/** When something is due there next, and whether whoever took it on keeps it. Its row is held. */
export const settle = (ctx: Ctx, id: string, isKept: boolean) =>
  sql`
    update webhook_endpoints e set
      due_at = case when e.is_on then (
        select greatest(min(d.next_at), e.paused_until) from webhook_deliveries d
        where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.state = 'waiting'
        having count(*) > 0) end,
      taken_until = case when ${isKept}::boolean then now() + ${takenFor} end
    where e.tenant_id = ${ctx.tenant.id} and e.id = ${id}`.execute(ctx.db);
