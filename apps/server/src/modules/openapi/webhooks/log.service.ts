import type {
  getWebhookLog,
  Parsed,
  Result,
  recoverWebhook,
  replayWebhook,
  WebhookDelivery,
  WebhookFault,
  WebhookState,
} from '@alpaca/contract';
import { fromWire, toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import * as deliveries from './deliveries.repository.ts';
import * as endpoints from './endpoints.repository.ts';
import { messageIdOf } from './signature.ts';

type Attempts = Awaited<ReturnType<typeof deliveries.attemptsOf>>;

const attemptViews = (ctx: Ctx, attempts: Attempts) =>
  attempts.map(({ created_at, status, ms, fault, answer }) => ({
    time: toWire(created_at, ctx.tenant.zone),
    status,
    ms,
    fault: fault as WebhookFault | null,
    answer,
  }));

export const log = async (
  ctx: Ctx,
  { id, state, pageNo, pageSize }: Parsed<typeof getWebhookLog>['query'],
): Promise<Result<typeof getWebhookLog>> => {
  await endpoints.requireEndpoint(ctx, id);
  const part = { state, limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, total } = await deliveries.logOf(ctx, id, part);
  const ids = rows.map((row) => row.event_id);
  const attempts = ids.length > 0 ? await deliveries.attemptsOf(ctx, id, ids) : [];
  const byEvent = Map.groupBy(attempts, (attempt) => attempt.event_id);
  const records: WebhookDelivery[] = rows.map((row) => ({
    eventId: row.event_id,
    messageId: messageIdOf(row.event_id),
    type: row.type,
    state: row.state as WebhookState,
    createTime: toWire(row.created_at, ctx.tenant.zone),
    nextTime: row.next_at && toWire(row.next_at, ctx.tenant.zone),
    body: row.body ?? '',
    attempts: attemptViews(ctx, byEvent.get(row.event_id) ?? []),
  }));
  return { records, total, pageNo, pageSize };
};

/** An endpoint to which something is sent now; one that is off would only keep it. */
const lockOn = async (ctx: Ctx, id: string) => {
  const endpoint = await endpoints.lockEndpoint(ctx, id);
  if (!endpoint.is_on) refuse('webhook.off');
  ctx.trail?.note({ url: endpoint.url });
  return endpoint;
};

export const test = (ctx: Ctx, { id }: { id: string }) =>
  inTx(ctx, async (ctx) => {
    const { merchant_id: merchantId } = await lockOn(ctx, id);
    const eventId = newId();
    const timestamp = new Date().toISOString();
    const body = JSON.stringify({ type: 'webhook.test', timestamp, data: { webhookId: id } });
    const said = { id: eventId, merchantId, endpointId: id, type: 'webhook.test', body };
    await deliveries.insertSaid(ctx, said);
    await endpoints.makeDue(ctx, id);
    return { eventId, messageId: messageIdOf(eventId) };
  });

export const replay = (ctx: Ctx, { id, eventId }: Parsed<typeof replayWebhook>['body']) =>
  inTx(ctx, async (ctx) => {
    await lockOn(ctx, id);
    if (!(await deliveries.sendOnceMore(ctx, id, eventId))) refuse('webhook.notFound');
    await endpoints.makeDue(ctx, id);
    return null;
  });

export const recover = (ctx: Ctx, { id, sinceTime }: Parsed<typeof recoverWebhook>['body']) =>
  inTx(ctx, async (ctx) => {
    await lockOn(ctx, id);
    const since = fromWire(sinceTime, ctx.tenant.zone);
    const count = await deliveries.sendKept(ctx, id, since);
    if (count > 0) await endpoints.makeDue(ctx, id);
    ctx.trail?.note({ count });
    return { count };
  });
