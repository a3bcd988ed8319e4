import { setTimeout as sleep } from 'node:timers/promises';
import { webhookTypes } from '@alpaca/contract';
import type { Cell } from '../../../platform/cells/cells.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { asMerchant } from '../../../testing/subjects.ts';
import { startDelivery } from './delivery/startDelivery.ts';
import { insertEndpoint } from './endpoints.repository.ts';
import { sealSecret } from './sealedSecret.ts';
import { makeSecret } from './signature.ts';
import { openReceiver } from './webhooksTestReceiver.ts';

/** Endpoints of a merchant, past the limit of the form. */
export const addEndpoints = async (
  app: TestApp,
  urls: readonly string[],
  types: readonly string[] = webhookTypes,
) => {
  const merchantId = app.merchantId('M100001');
  const ctx = asMerchant({ ctx: await app.ctxOf(), merchantId, userId: '' });
  return Promise.all(
    urls.map(async (url) => {
      const id = newId();
      const secret = makeSecret();
      const sealed = sealSecret(ctx, id, secret);
      await insertEndpoint(ctx, { id, url, description: '', types: [...types], secret: sealed });
      return { id, url, secret };
    }),
  );
};

/** Drafts of the merchant, written past everything that makes them. */
export const addDrafts = (database: TestApp['database'], merchantId: string, many: number) =>
  asOwner<{ id: string }>(
    database,
    `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, form)
     select m.tenant_id, gen_random_uuid(), m.merchant_id, 'WH' || n, 'C' || n, 'web', 'draft', '{}'
     from merchants m, generate_series(1, $2::integer) n where m.merchant_id = $1 returning id`,
    [merchantId, many],
  );

/** Some orders of the merchant take a step; told when it was committed. */
export const moveOrders = async (app: TestApp, many: number) => {
  await asOwner(
    app.database,
    `insert into order_events (tenant_id, order_id, id, merchant_id, step, actor, status)
     select tenant_id, id, gen_random_uuid(), merchant_id, 'intercept', 'system', status from orders
     where merchant_id = $1 order by id limit $2`,
    [app.merchantId('M100001'), many],
  );
  return Date.now();
};

export const eventually = async (look: () => Promise<boolean> | boolean, withinMs = 20_000) => {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(25)) {
    if (await look()) return;
  }
  throw new Error(`not within ${withinMs} ms: ${look}`);
};

interface Row {
  state: string;
  attempts: number;
  next_in: number | null;
}

/** An app that may send to this machine, a receiver, and a worker's part that sends. */
export const openWebhooksKit = async () => {
  const app = await testApp({ ALPACA_WEBHOOK_LOOPBACK: '1', ALPACA_POOL: '20' });
  await addDrafts(app.database, app.merchantId('M100001'), 40);
  const receiver = await openReceiver();
  const start = () => startDelivery(app.node, app.node.cells.get('c1') as Cell);
  const delivery = start();
  return {
    app,
    receiver,
    /** What became of what an endpoint was to hear of; when it is tried again, in seconds. */
    deliveriesOf: (id: string) =>
      asOwner<Row>(
        app.database,
        `select state, attempts, extract(epoch from next_at - now())::float8 as next_in
         from webhook_deliveries where endpoint_id = $1`,
        [id],
      ),
    endpointOf: async (id: string) => {
      const [row] = await asOwner<Record<string, unknown>>(
        app.database,
        'select * from webhook_endpoints where id = $1',
        [id],
      );
      return row as Record<string, unknown>;
    },
    /** Attempts that wait are due now. */
    hurry: (id: string) =>
      asOwner(
        app.database,
        `with due as (update webhook_deliveries set next_at = now() where endpoint_id = $1 and state = 'waiting')
         update webhook_endpoints set due_at = now(), paused_until = null where id = $1`,
        [id],
      ),
    async stop() {
      await delivery.stop();
      await receiver.stop();
      await app.stop();
    },
  };
};
export type WebhooksKit = Awaited<ReturnType<typeof openWebhooksKit>>;
