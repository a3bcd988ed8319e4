import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { asOwner, openOwners } from '../../../../testing/owner.ts';
import { addDrafts, addEndpoints } from '../webhooksTestKit.ts';
import { sayEvents } from './sayEvents.ts';

let app: TestApp;
let owners: ReturnType<typeof openOwners>;
beforeAll(async () => {
  app = await testApp();
  owners = openOwners(app.database, 6);
});
afterAll(async () => {
  await owners.end();
  await app.stop();
});

const stages = ['received', 'dispatched', 'inTransit', 'outForDelivery', 'delivered'];
const pick = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;

/** An order becomes a draft again or is voided, with its history, or its parcel is heard of. */
const changeSomething = (id: string, change: number) =>
  pick([
    () =>
      owners.asked(
        `with moved as (update orders set status = $2 where id = $1 returning *)
         insert into order_events (tenant_id, order_id, id, merchant_id, step, actor, status)
         select tenant_id, id, gen_random_uuid(), merchant_id, 'close', 'system', status from moved`,
        [id, pick(['draft', 'voided'])],
      ),
    () =>
      owners.asked(
        `with state as (insert into track_states (tenant_id, order_id, merchant_id, stage)
           select tenant_id, id, merchant_id, $2 from orders where id = $1
           on conflict (tenant_id, order_id) do update set stage = excluded.stage returning *)
         insert into track_changes (tenant_id, order_id, change, merchant_id, status, stage, occurred_at)
         select tenant_id, order_id, $3, merchant_id, status, stage, now() from state`,
        [id, pick(stages), change],
      ),
  ])();

interface Data {
  orderId: string;
  sequence: number;
  status: string;
  stage: string | null;
}

/** What a receiver knows that keeps, of each order, what has the highest number. */
const rebuilt = (events: readonly Data[]) => {
  const orders = new Map<string, Data>();
  for (const event of events) {
    if ((orders.get(event.orderId)?.sequence ?? 0) < event.sequence) {
      orders.set(event.orderId, event);
    }
  }
  return [...orders.values()]
    .map(({ orderId, status, stage }) => ({ orderId, status, stage }))
    .sort((a, b) => a.orderId.localeCompare(b.orderId));
};

test('whoever hears of events in any order, and of some twice, ends with the state there is', async () => {
  await addEndpoints(app, ['https://hooks.example.com/']);
  const made = await addDrafts(app.database, app.merchantId('M100001'), 8);
  const ids = made.map(({ id }) => id);
  const ctx = await app.ctxOf();
  let isOver = false;
  // Two workers at once.
  const saying = [1, 2].map(async () => {
    while (!isOver) await sayEvents(ctx);
    while (await sayEvents(ctx));
  });
  let change = 0;
  const changing = Array.from({ length: 4 }, async () => {
    for (let round = 0; round < 40; round += 1) await changeSomething(pick(ids), ++change);
  });
  await Promise.all(changing);
  isOver = true;
  await Promise.all(saying);

  const said = await asOwner<{ body: string }>(app.database, 'select body from webhook_events');
  expect(said.length).toBe(160 + ids.length);
  const events = said.map(({ body }) => (JSON.parse(body) as { data: Data }).data);
  expect(new Set(events.map(({ sequence }) => sequence)).size).toBe(events.length);
  const truth = await asOwner(
    app.database,
    `select o.id as "orderId", o.status, t.stage from orders o left join track_states t
       on t.tenant_id = o.tenant_id and t.order_id = o.id where o.id = any($1) order by o.id::text`,
    [ids],
  );
  fc.assert(
    fc.property(
      fc.shuffledSubarray(events, { minLength: events.length }),
      fc.subarray(events),
      (once, twice) => {
        expect(rebuilt([...once, ...twice])).toEqual(truth);
      },
    ),
    { numRuns: 30 },
  );
}, 120_000);
