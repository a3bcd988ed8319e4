import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { egressOf } from '../allowedUrl.ts';
import type { Endpoint } from '../endpoints.repository.ts';
import { secretsOf } from '../sealedSecret.ts';
import { isProbed } from './breaker.ts';
import { type Due, dueAt } from './drain.repository.ts';
import { latelyOf, noteSent, type Tried } from './noteSent.ts';
import { sendEvent } from './sendEvent.ts';

/** At an endpoint at once. */
const atOnce = 4;
// Then others have their turn; what is left is taken on again.
const turnMs = 10_000;

const sendAll = (ctx: Ctx, endpoint: Endpoint, dues: readonly Due[]): Promise<Tried[]> => {
  const secrets = secretsOf(ctx, endpoint);
  const send = async (due: Due) => ({
    due,
    outcome: await sendEvent(egressOf(ctx), endpoint.url, secrets, due),
  });
  return Promise.all(dues.map(send));
};

const goThrough = async (ctx: Ctx, endpoint: Endpoint, isStopping: () => boolean) => {
  const end = Date.now() + turnMs;
  // One that fails is tried by one event at a time: the others would only fail with it.
  const isCareful = endpoint.failing_since !== null || isProbed(latelyOf(endpoint), Date.now());
  const most = isCareful ? 1 : atOnce;
  for (let isKept = true; isKept; ) {
    const dues = await dueAt(ctx, endpoint.id, most);
    const tried = await sendAll(ctx, endpoint, dues);
    const isWell = tried.every(({ outcome }) => outcome.fault === null);
    isKept = isWell && dues.length === most && Date.now() < end && !isStopping();
    await noteSent(ctx, endpoint.id, tried, isKept);
  }
};

/** Sends what is due at one endpoint, until nothing is, something fails or its turn is over. */
export const drain = (ctx: Ctx, endpoint: Endpoint, isStopping: () => boolean) =>
  goThrough(ctx, endpoint, isStopping).catch((err) => {
    // Somebody deleted it meanwhile.
    if (err instanceof Refusal && err.key === 'webhook.notFound') return;
    ctx.log.error({ err, webhook: endpoint.id }, 'webhook could not be sent');
  });
