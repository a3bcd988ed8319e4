import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Carrier, CarrierUnknown } from '../../../platform/carrier.ts';
import { startWorker } from '../../../platform/jobs/worker.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import * as repo from '../orders.repository.ts';
import { openTestCarrier } from '../ordersTestCarrier.ts';
import { type OrdersKit, openOrdersKit } from '../ordersTestKit.ts';
import { bookJob } from './booking.jobs.ts';

let app: TestApp;
let kit: OrdersKit;
let worker: ReturnType<typeof startWorker>;
let asked = 0;
let atOnce = 0;
let mostAtOnce = 0;

const well = openTestCarrier().carrier;
/** Takes every request and never answers, until whoever asked gives up. */
const carrier: Carrier = {
  ...well,
  async book(account, order, signal) {
    if (account.name !== 'hanging') return well.book(account, order, signal);
    asked += 1;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await sleep(5_000, undefined, { signal }).catch(() => {});
    atOnce -= 1;
    throw new CarrierUnknown('no answer');
  },
  find: async (account, order, signal) =>
    account.name === 'hanging' ? null : well.find(account, order, signal),
};

beforeAll(async () => {
  app = await testApp();
  kit = await openOrdersKit(app, carrier);
  // The two lines go through accounts of their own.
  await asOwner(
    app.database,
    `with own as (insert into channels (tenant_id, id, code, name_zh, name_en, carrier, adapter, settings)
       select tenant_id, gen_random_uuid(), 'HANGING', '', '', '', 'simulator', '{"account": "hanging"}'
       from products where id = $1 returning id)
     update products set channel_id = own.id from own where products.id = $1`,
    [kit.products.receipt],
  );
  worker = startWorker({ node: app.node, cell: 'c1', kinds: [bookJob] });
});
afterAll(async () => {
  await worker.stop();
  await kit.close();
  await app.stop();
});

test('a carrier that hangs delays its own orders only', async () => {
  // One merchant uses both, so that no share of the worker keeps them apart.
  const own = kit.as(await kit.merchant(10_000_000n));
  const stuck = await Promise.all(
    Array.from({ length: 40 }, () => kit.submit(own, kit.form(kit.products.receipt))),
  );
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(1);
  const begun = Date.now();
  const fine = await Promise.all(
    Array.from({ length: 10 }, () => kit.submit(own, kit.form(kit.products.label))),
  );
  const statuses = async (orders: { id: string }[]) =>
    (
      await repo.findMany(
        own,
        orders.map(({ id }) => id),
      )
    ).map(({ status }) => status);
  await expect.poll(() => statuses(fine), { timeout: 15_000 }).toEqual(fine.map(() => 'generated'));
  console.log(`10 orders beside a hanging carrier: ${Date.now() - begun} ms`);
  expect(mostAtOnce).toBeLessThanOrEqual(5);
  expect(new Set(await statuses(stuck))).toEqual(new Set(['ordering']));
}, 120_000);
