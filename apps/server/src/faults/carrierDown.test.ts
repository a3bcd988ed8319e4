import {
  listChannelProducts,
  listChannels,
  type OrderSummary,
  setChannelStatus,
  submitOrder,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCarrierSim } from '../../../../apps/carrier-sim/src/server.ts';
import { freePort } from '../../../../scripts/ports.ts';
import { orderForm } from '../modules/orders/testing.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';
import { bookBySimulator, merchantOf, simulatedProducts } from './orders/simulated.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';

// The steps of docs/runbooks/carrier-down.md, one after the other, with a carrier that never answers.

let app: TestApp;
let fleet: Fleet;
let sim: Awaited<ReturnType<typeof startCarrierSim>>;
const metrics = { token: 'metrics-of-a-worker', port: 0 };

beforeAll(async () => {
  app = await testApp();
  sim = await startCarrierSim();
  fleet = await openFleet(app.database.cells);
  metrics.port = await freePort();
  const read = <R extends object>(text: string, values: unknown[] = []) =>
    asOwner<R>(app.database, text, values);
  await bookBySimulator({ read } as never, [merchantOf('M100001')]);
  await fleet.worker('worker', {
    ALPACA_METRICS_TOKEN: metrics.token,
    ALPACA_METRICS_PORT: String(metrics.port),
    ALPACA_CARRIERS: JSON.stringify({ yunling: { simulator: { url: sim.url, timeoutMs: 500 } } }),
  });
}, 120_000);
afterAll(async () => {
  await fleet?.stop();
  await sim?.stop();
  await app?.stop();
});

const silentFor = async () => {
  const reply = await fetch(`http://127.0.0.1:${metrics.port}/metrics`, {
    headers: { authorization: `Bearer ${metrics.token}` },
  });
  const found = /^alpaca_carrier_silent_seconds\{account="yunling\/simulator"\} (\S+)$/m.exec(
    await reply.text(),
  );
  return Number(found?.[1] ?? 0);
};

test.skipIf(process.env.CI)(
  'a carrier that is down is told of; what it may have is looked for, what it cannot have is given back, and nothing is booked twice',
  async () => {
    const merchant = await app.as('starfield');
    const operator = await app.as('yunling-op');
    const read = <R extends object>(text: string, values: unknown[] = []) =>
      asOwner<R>(app.database, text, values);
    const [productId = ''] = await simulatedProducts({ read } as never);
    const place = async (): Promise<OrderSummary> => {
      const form = orderForm({ productId, boxes: [{ weight: 0.4 }] });
      return (await merchant.call(submitOrder, { body: { form, remoteAgreed: true } as never }))
        .result;
    };
    const ordersOf = (orders: readonly OrderSummary[]) =>
      read<{ status: string; booking: string; sent: boolean }>(
        'select status, booking, sent_at is not null as sent from orders where id = any($1)',
        [orders.map(({ id }) => id)],
      );

    // What one sees.
    sim.setFaults({ hangRate: 1 });
    const early = await Promise.all(Array.from({ length: 8 }, place));
    await until('the carrier counts as silent', async () => (await silentFor()) > 0, 60_000);
    const late = await place();
    expect(fleet.lines.some((line) => line.includes('carrier did not answer'))).toBe(true);
    const waiting = await ordersOf([...early, late]);
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['ordering']));
    const maybe = waiting.filter(({ sent }) => sent).length;
    expect(maybe).toBeGreaterThan(0);
    expect(maybe).toBeLessThan(waiting.length);

    // It will take long: the channel is stopped, and its products with it.
    const { result: channels } = await operator.call(listChannels);
    const [{ channel_id: id } = { channel_id: '' }] = await read<{ channel_id: string }>(
      'select channel_id from products where id = $1',
      [productId],
    );
    const revision = channels.find((channel) => channel.id === id)?.revision as number;
    const { result: sold } = await operator.call(listChannelProducts, { query: { id } });
    const productIds = sold.map((product) => product.id);
    const stopped = await operator.call(setChannelStatus, {
      body: { id, revision, status: 'stopped', productIds },
    });
    expect(stopped.status).toBe(200);
    await until(
      'what was never sent is given back',
      async () => (await ordersOf([late]))[0]?.status === 'failed',
      90_000,
    );
    const held = await read<{ n: number }>(
      `select count(*)::int as n from orders where id = $1 and booking = 'inFlight'`,
      [late.id],
    );
    expect(held).toEqual([{ n: 0 }]);

    // It answers again: what it may have had is found or booked, once.
    sim.setFaults({});
    const settled = async () =>
      (await ordersOf(early)).every(({ booking }) => booking !== 'inFlight');
    await until('nothing is open any more', settled, 120_000);
    const after = await ordersOf(early);
    expect(after.filter(({ sent }) => sent).every(({ status }) => status === 'generated')).toBe(
      true,
    );
    expect(Object.values(sim.stats().booked).filter((times) => times > 1)).toEqual([]);
    await until('it no longer counts as silent', async () => (await silentFor()) === 0);
  },
  400_000,
);
