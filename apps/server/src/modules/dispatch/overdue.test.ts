import { closeBatch, overdueStops } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type CreditMerchant, commands, openReceivablesKit } from '../receivables/testing.ts';
import { type DispatchKit, openDispatchKit } from './dispatchTestKit.ts';

// The statement is long overdue by today's clock, whenever that is.

let app: TestApp;
let kit: DispatchKit;
let money: Awaited<ReturnType<typeof openReceivablesKit>>;
let merchant: CreditMerchant;
let own: Ctx;
beforeAll(async () => {
  app = await testApp();
  kit = await openDispatchKit(app);
  money = await openReceivablesKit(app);
  merchant = await money.creditMerchant('2026-05-31');
  own = { ...(await app.ctxOf()), scope: 'merchant', merchantId: merchant.merchantId };
  await merchant.post('2026-06-03', commands.charge(30_000));
  await money.sweep('2026-07-01');
  // As its limit lets it.
  await money.ask(
    `update accounts set floor_minor = -5000000 where merchant_id = $1 and kind = 'wallet'`,
    [merchant.merchantId],
  );
});
afterAll(async () => {
  expect(await kit.faults()).toEqual([]);
  await money.close();
  await kit.close();
  await app.stop();
});

const stopAt = (what: (typeof overdueStops)[number]) =>
  money.ask(
    `insert into tenant_settings (tenant_id, code, value, changed_by) values ($1, 'overdueStops', $2, $3)
     on conflict (tenant_id, code) do update set value = excluded.value`,
    [money.ctx.tenant.id, overdueStops.indexOf(what), app.userId('yunling-op')],
  );
const scanned = async (bagId: string, no: string, isOut = false) =>
  (await kit.scan(bagId, no, { isOut })).result;

test('its parcels stay on the floor where the tenant says so, and no other merchant’s do', async () => {
  const [parcel, others] = [await kit.onFloor({ of: own }), await kit.onFloor()];
  const bag = await kit.bag((await kit.batch()).id);
  await stopAt('submit');
  expect((await scanned(bag.id, parcel.no)).stop).toBeNull();
  await scanned(bag.id, parcel.no, true);
  await stopAt('dispatch');
  const { stop, moved, bag: inside } = await scanned(bag.id, parcel.no);
  expect(stop).toMatchObject({ stop: 'overdue', text: expect.stringContaining(parcel.no) });
  expect([moved, inside.boxes]).toEqual([null, 0]);
  expect((await scanned(bag.id, others.no)).stop).toBeNull();
});

test('what was packed before leaves, and what is taken out of its bag stays', async () => {
  await stopAt('nothing');
  const [packed, out] = [await kit.onFloor({ of: own }), await kit.onFloor({ of: own })];
  const batch = await kit.batch();
  const bag = await kit.bag(batch.id);
  for (const { no } of [packed, out]) await scanned(bag.id, no);
  await stopAt('dispatch');
  expect((await scanned(bag.id, out.no, true)).stop).toBeNull();
  expect((await scanned(bag.id, out.no)).stop).toMatchObject({ stop: 'overdue' });
  await kit.weigh(bag.id, 1);
  expect((await kit.operator.call(closeBatch, { body: { id: batch.id } })).status).toBe(200);
  expect(await kit.statusOf(packed.id)).toBe('outWarehouse');
  expect(await kit.statusOf(out.id)).toBe('inWarehouse');
});

test('and it goes on by the next scan once its statement is paid', async () => {
  await stopAt('nothing');
  const parcel = await kit.onFloor({ of: own });
  await stopAt('dispatch');
  const bag = await kit.bag((await kit.batch()).id);
  expect((await scanned(bag.id, parcel.no)).stop).toMatchObject({ stop: 'overdue' });
  await merchant.post('2026-07-02', commands.topUp(30_000));
  expect((await scanned(bag.id, parcel.no)).stop).toBeNull();
});
