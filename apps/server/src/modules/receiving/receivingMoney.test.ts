import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { sweepCostChanges } from '../costs/testing.ts';
import { bookJob, perKgMinor } from '../orders/testing.ts';
import { openStationKit, type StationKit } from './receivingTestKit.ts';

// What a station's scan does with money, to the cent.

let app: TestApp;
let kit: StationKit;
let merchantId: string;
let own: Ctx;
const funds = 10n * perKgMinor;
beforeAll(async () => {
  app = await testApp();
  kit = await openStationKit(app);
});
afterAll(async () => {
  expect(await kit.faults()).toEqual([]);
  expect(await asOwner(app.database, 'select * from order_count_faults')).toEqual([]);
  await kit.close();
  await app.stop();
});
beforeEach(async () => {
  merchantId = await kit.merchant(funds);
  own = kit.as(merchantId);
});

const balances = () => kit.balances(merchantId);
interface Kept {
  status: string;
  settlement: string;
  booking: string;
  quoted_minor: string;
  real_minor: string | null;
  confirm_status: string;
  open_reasons: number;
}
const orderOf = (id: string) =>
  kit.one<Kept>(
    `select status, settlement, booking, quoted_minor, real_minor, confirm_status, open_reasons
     from orders where id = $1`,
    id,
  );
const reasonsOf = async (id: string) =>
  (
    await asOwner<{ reason: string }>(
      app.database,
      'select reason from withholdings where order_id = $1 and ended_at is null order by id',
      [id],
    )
  ).map(({ reason }) => reason);
const changesOf = (id: string) =>
  asOwner<{ status: string; before_minor: string; after_minor: string; due_at: Date | null }>(
    app.database,
    'select status, before_minor, after_minor, due_at from cost_changes where order_id = $1',
    [id],
  );
const setFloor = (minor: bigint) =>
  asOwner(
    app.database,
    `select set_config('alpaca.tenant_id', t.tenant_id::text, false),
       set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false), alpaca.set_wallet_floor($1, 'CNY', $2)
     from tenants t where code = 'yunling'`,
    [merchantId, minor],
  );

describe('charged at receipt', () => {
  test.each([
    ['less than was held: the rest is free', 1.234, '12.34', 1_234n],
    ['exactly what was held', 2, '20.00', 2_000n],
    ['more: the wallet pays the difference', 2.345, '23.45', 2_345n],
  ])('%s', async (_, weight, price, minor) => {
    const { id, no } = await kit.order(own, 'receipt', { kg: 2 });
    expect(await balances()).toEqual({ wallet: funds - 2_000n, held: 2_000n });
    const { received } = await kit.scan(no, { weight });
    expect(received).toMatchObject({ price, currency: 'CNY', withheld: [] });
    expect(await balances()).toEqual({ wallet: funds - minor, held: 0n });
    expect(await orderOf(id)).toMatchObject({
      settlement: 'paid',
      quoted_minor: '2000',
      real_minor: String(minor),
    });
    expect(await changesOf(id)).toEqual([]);
  });

  test('down to the last cent of the wallet', async () => {
    const { no } = await kit.order(own, 'receipt', { kg: 2 });
    const { received } = await kit.scan(no, { weight: 10 });
    expect(received?.withheld).toEqual([]);
    expect(await balances()).toEqual({ wallet: 0n, held: 0n });
  });

  test('exactly to the floor of the credit, and a cent beyond it is arrears', async () => {
    await setFloor(-1_000n);
    const [at, beyond] = [
      await kit.order(own, 'receipt', { kg: 2 }),
      await kit.order(own, 'receipt', { kg: 2 }),
    ];
    // 8,000 are free besides each one's own hold, and 1,000 may be owed.
    const first = await kit.scan(at.no, { weight: 9 });
    expect(first.received?.withheld).toEqual([]);
    expect(await balances()).toEqual({ wallet: -1_000n, held: 2_000n });
    const second = await kit.scan(beyond.no, { weight: 2.001 });
    expect(second.received).toMatchObject({ withheld: ['arrears'], price: '20.01' });
    expect(await balances()).toEqual({ wallet: -1_000n, held: 2_000n });
    expect(await orderOf(beyond.id)).toMatchObject({ status: 'withheld', settlement: 'unpaid' });
    expect(await kit.places(beyond.id)).toEqual(['1 withheld']);
    expect(await reasonsOf(beyond.id)).toEqual(['arrears']);
  });

  test('two heavy parcels at once share one wallet: one is paid, one is in arrears', async () => {
    const orders = [
      await kit.order(own, 'receipt', { kg: 2 }),
      await kit.order(own, 'receipt', { kg: 2 }),
    ];
    const answers = await Promise.all([
      kit.scan((orders[0] as { no: string }).no, { weight: 8 }),
      kit.scan((orders[1] as { no: string }).no, { weight: 8, station: 'B2' }, kit.second),
    ]);
    const withheld = answers.map(({ received }) => received?.withheld.join());
    expect(withheld.sort()).toEqual(['', 'arrears']);
    expect(await balances()).toEqual({ wallet: 0n, held: 2_000n });
  });

  test('a weight that its line has no price for is withheld, and its hold stays', async () => {
    const { id, no } = await kit.order(own, 'receipt', { kg: 2 });
    const { received } = await kit.scan(no, { weight: 31 });
    expect(received).toMatchObject({
      withheld: ['weight'],
      price: null,
      billableKg: null,
      rule: '',
    });
    expect(await orderOf(id)).toMatchObject({ status: 'withheld', settlement: 'unpaid' });
    expect(await balances()).toEqual({ wallet: funds - 2_000n, held: 2_000n });
  });

  test('a wish to intercept: priced as measured, put aside, and charged only when it may go on', async () => {
    const { id, no } = await kit.order(own, 'receipt', { kg: 2 });
    await kit.set('orders', "intercept_at = now(), intercept_note = 'stop it'", id);
    const { received } = await kit.scan(no, { weight: 3 });
    expect(received).toMatchObject({ withheld: ['intercepted'], price: '30.00' });
    expect(await balances()).toEqual({ wallet: funds - 2_000n, held: 2_000n });
    expect(await kit.places(id)).toEqual(['1 withheld']);
  });

  test('without a price, intercepted and seen to hold a battery: three reasons', async () => {
    const { id, no } = await kit.order(own, 'receipt', { kg: 2 });
    await kit.set('orders', 'intercept_at = now()', id);
    const { received } = await kit.scan(no, { weight: 31, withhold: { reason: 'battery' } });
    expect(received?.withheld).toEqual(['weight', 'intercepted', 'battery']);
    expect(await orderOf(id)).toMatchObject({ status: 'withheld', open_reasons: 3 });
    expect(await balances()).toEqual({ wallet: funds - 2_000n, held: 2_000n });
  });

  test('piece by piece nothing is charged before the last', async () => {
    const { no } = await kit.order(own, 'receipt', { boxes: 3, kg: 1 });
    for (const weight of [1.5, 0.5]) {
      await kit.scan(no, { weight });
      expect(await balances()).toEqual({ wallet: funds - 3_000n, held: 3_000n });
    }
    expect((await kit.scan(no, { weight: 0.25 })).received?.price).toBe('22.50');
    expect(await balances()).toEqual({ wallet: funds - 2_250n, held: 0n });
  });

  test('twenty alike of half a kilogram, by their size', async () => {
    await kit.topUp(merchantId, 40n * perKgMinor);
    const { no } = await kit.order(own, 'receipt', { boxes: 20, kg: 0.5 });
    const size = { length: 20, width: 15, height: 30 };
    const { received } = await kit.scan(no, { weight: 0.5, alike: 20, ...size });
    expect(received).toMatchObject({ billableKg: 30, price: '300.00' });
    expect(received?.rule).toBe('30 kg：20 ×（30 × 20 × 15 ÷ 6000 = 1.5） = 30');
    expect(await balances()).toEqual({ wallet: funds + 10n * perKgMinor, held: 0n });
  });
});

describe('charged with its label', () => {
  test('as forecast: nothing moves', async () => {
    const { id, no } = await kit.order(own, 'label', { kg: 2 });
    expect(await balances()).toEqual({ wallet: funds - 2_000n, held: 0n });
    await kit.scan(no, { weight: 2 });
    expect(await balances()).toEqual({ wallet: funds - 2_000n, held: 0n });
    expect(await changesOf(id)).toEqual([]);
    expect(await orderOf(id)).toMatchObject({ status: 'inWarehouse', confirm_status: 'none' });
  });

  test('lighter: the difference is credited at once', async () => {
    const { id, no } = await kit.order(own, 'label', { kg: 2 });
    await kit.scan(no, { weight: 1.501 });
    expect(await balances()).toEqual({ wallet: funds - 1_501n, held: 0n });
    expect(await changesOf(id)).toEqual([
      { status: 'credited', before_minor: '2000', after_minor: '1501', due_at: null },
    ]);
  });

  test('heavier: announced for three working days, then debited once, even below nothing', async () => {
    const { id, no } = await kit.order(own, 'label', { kg: 10 });
    const { received } = await kit.scan(no, { weight: 10.005 });
    expect(received).toMatchObject({ withheld: [], price: '100.05' });
    expect(await balances()).toEqual({ wallet: 0n, held: 0n });
    const [change] = await changesOf(id);
    expect(change).toMatchObject({
      status: 'awaiting',
      before_minor: '10000',
      after_minor: '10005',
    });
    const due = change?.due_at as Date;
    // Monday to Saturday until six: three of them are three to four days away.
    const days = (due.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2);
    expect(days).toBeLessThan(5);
    const inZone = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Shanghai',
      timeStyle: 'short',
    });
    expect(inZone.format(due)).toBe('18:00');
    await sweepCostChanges(kit.staff, new Date(due.getTime() - 1_000));
    expect(await balances()).toEqual({ wallet: 0n, held: 0n });
    await Promise.all([sweepCostChanges(kit.staff, due), sweepCostChanges(kit.staff, due)]);
    await sweepCostChanges(kit.staff, due);
    expect(await balances()).toEqual({ wallet: -5n, held: 0n });
    expect(await changesOf(id)).toMatchObject([{ status: 'debited' }]);
  });

  test('a weight that its line has no price for: withheld, and what was charged stays', async () => {
    const { id, no } = await kit.order(own, 'label', { kg: 2 });
    expect((await kit.scan(no, { weight: 31 })).received?.withheld).toEqual(['weight']);
    expect(await orderOf(id)).toMatchObject({ status: 'withheld', settlement: 'paid' });
    expect(await balances()).toEqual({ wallet: funds - 2_000n, held: 0n });
  });
});

describe('quoted at nothing', () => {
  // As by a gift: nothing is held for it.
  const asFree = (id: string) =>
    asOwner(
      app.database,
      `update orders set quoted_minor = 0, quote = jsonb_set(quote, '{lines}', '[]') where id = $1`,
      [id],
    );

  test('charged at receipt what was measured', async () => {
    const { id, no } = await kit.order(own, 'receipt', { kg: 2 });
    await letGo(id);
    await asFree(id);
    expect(await balances()).toEqual({ wallet: funds, held: 0n });
    await kit.scan(no, { weight: 1.5 });
    expect(await balances()).toEqual({ wallet: funds - 1_500n, held: 0n });
  });

  test('charged with its label: all of it is announced', async () => {
    const { id, no } = await kit.order(own, 'label', { kg: 2 });
    await asOwner(app.database, 'update orders set quoted_minor = 0 where id = $1', [id]);
    await kit.scan(no, { weight: 1.5 });
    expect(await changesOf(id)).toMatchObject([
      { status: 'awaiting', before_minor: '0', after_minor: '1500' },
    ]);
  });
});

/** Lets go of what is held for an order, past its own steps. */
const letGo = async (id: string) => {
  const { hold_id, attempt } = await kit.one<{ hold_id: string; attempt: number }>(
    'select hold_id, attempt from orders where id = $1',
    id,
  );
  await asOwner(
    app.database,
    `select set_config('alpaca.tenant_id', t.tenant_id::text, false),
       set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false),
       (select outcome from alpaca.post_ledger(jsonb_build_array(jsonb_build_object('op', 'release', 'id',
         gen_random_uuid(), 'key', 'test:' || $1::text || $4::text, 'merchant', $2::text, 'currency', 'CNY',
         'amount', '2000', 'hold', $3::text, 'subject', $1::text))))
     from tenants t where code = 'yunling'`,
    [id, merchantId, hold_id, attempt],
  );
};

describe('labelled in the warehouse', () => {
  test('booked by the weight that was measured, once it is paid', async () => {
    const { id, no } = await kit.order(own, 'warehouse', { kg: 2 });
    const size = { length: 30, width: 20, height: 10 };
    const { received } = await kit.scan(no, { weight: 2.5, ...size });
    expect(received).toMatchObject({ labelComes: true, price: '25.00' });
    expect(await orderOf(id)).toMatchObject({ booking: 'inFlight', settlement: 'paid' });
    expect(await balances()).toEqual({ wallet: funds - 2_500n, held: 0n });
    await kit.run(own, bookJob, id, 1);
    const [asked, ...more] = kit.told.filter(({ orderNo }) => orderNo === no);
    expect(more).toEqual([]);
    expect(asked?.form.boxes).toEqual([expect.objectContaining({ weight: 2.5, ...size })]);
    expect(await orderOf(id)).toMatchObject({ status: 'inWarehouse', booking: 'booked' });
    expect(await balances()).toEqual({ wallet: funds - 2_500n, held: 0n });
  });

  test('in arrears the carrier is not asked', async () => {
    const { id, no } = await kit.order(own, 'warehouse', { kg: 2 });
    const { received } = await kit.scan(no, { weight: 11 });
    expect(received).toMatchObject({ labelComes: false, withheld: ['arrears'] });
    expect(await orderOf(id)).toMatchObject({ booking: 'awaitingWeight', settlement: 'unpaid' });
    await kit.run(own, bookJob, id, 1);
    expect(kit.told.filter(({ orderNo }) => orderNo === no)).toEqual([]);
  });

  test('refused by its carrier it is put aside, and stays paid', async () => {
    const { id, no } = await kit.order(own, 'warehouse', { kg: 2 });
    kit.carrier.mood(no, 'refuse');
    await kit.scan(no, { weight: 2 });
    await kit.run(own, bookJob, id, 1);
    expect(await orderOf(id)).toMatchObject({ status: 'withheld', booking: 'refused' });
    expect(await reasonsOf(id)).toEqual(['carrierRefused']);
    expect(await kit.places(id)).toEqual(['1 withheld']);
    expect(await balances()).toEqual({ wallet: funds - 2_000n, held: 0n });
  });
});
