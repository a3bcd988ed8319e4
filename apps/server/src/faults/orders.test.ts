import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCarrierSim } from '../../../../apps/carrier-sim/src/server.ts';
import { keepLongResult } from '../../../../scripts/results.ts';
import { type LedgerStack, openLedgerStack } from './ledger/stack.ts';
import { counted } from './ledger/verdict.ts';
import { balancesOf, ordersOf, reckon } from './orders/books.ts';
import { bookBySimulator, merchantOf, simulatedProducts } from './orders/simulated.ts';
import { startOrders } from './orders/traffic.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';
import { type Processes, startProcesses } from './support/processesToKill.ts';
import { signInTo } from './support/signInTo.ts';

const kills = Number(process.env.ALPACA_KILLS ?? (process.env.ALPACA_LONG ? 200 : 3));

const merchants = ['M100001', 'M100002', 'M100003'].map(merchantOf);
const users = ['starfield', 'kapok', 'bluebay'];

let stack: LedgerStack;
let fleet: Fleet;
let simulator: Awaited<ReturnType<typeof startCarrierSim>>;
let processes: Processes;

const env = () => ({
  ALPACA_CARRIERS: JSON.stringify({
    yunling: { simulator: { url: simulator.url, timeoutMs: 1_500 } },
  }),
});

beforeAll(async () => {
  // The carrier begins with no bookings, so do we with no orders.
  await rm('.data/faults-orders', { recursive: true, force: true });
  stack = await openLedgerStack('.data/faults-orders');
  simulator = await startCarrierSim();
  fleet = await openFleet(stack.cells());
  await bookBySimulator(stack, merchants);
  processes = await startProcesses(stack, fleet, env());
}, 180_000);
afterAll(async () => {
  await fleet?.stop();
  await simulator?.stop();
  await stack?.stop();
});

/** Now well, now in trouble of every kind. */
const flap = async (running: () => boolean) => {
  while (running()) {
    const ill = randomInt(3) > 0;
    simulator.setFaults(
      ill
        ? {
            errorRate: 0.1,
            resetBeforeRate: 0.1,
            resetAfterCommitRate: 0.2,
            brokenRate: 0.1,
            refuseRate: 0.05,
            lateRate: 0.05,
            lateMs: 2_500,
            duplicates: randomInt(2) === 0 ? 'same' : 'conflict',
          }
        : {},
    );
    await sleep(randomInt(200, 1_500));
  }
  simulator.setFaults({});
};

test(`after ${kills} kills every acknowledged order is there once, and wallets are exact`, async () => {
  const before = await balancesOf(stack, merchants);
  const productIds = await simulatedProducts(stack);
  let running = true;
  const tokens = await Promise.all(users.map((user) => signInTo(processes.api(), user)));
  const traffic = tokens.map((token) =>
    startOrders({ api: processes.api, token, productIds, running: () => running }),
  );
  const flapping = flap(() => running);
  const count = () => traffic.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const moving = async () => {
    const [orders, { bookings }] = [count(), simulator.stats()];
    const moves = () => count() > orders + 3 && simulator.stats().bookings > bookings;
    await until('orders are placed and booked', moves, 180_000);
  };

  for (let at = 0; at < kills; at += 1) {
    await moving();
    await sleep(randomInt(400));
    await processes.killOne();
  }
  await moving();
  running = false;
  await Promise.all([...traffic.map(({ ended }) => ended), flapping]);

  const open = ['inFlight', 'cancelling'];
  const closed = await until(
    'no order is open any more',
    async () => {
      const orders = await ordersOf(stack, merchants);
      return orders.every(({ booking }) => !open.includes(booking)) && orders;
    },
    300_000,
  );
  const acknowledged = traffic.flatMap((each) => each.acknowledged);
  const kept = new Map(closed.map((order) => [order.id, order]));
  const { booked, cancelled, bookings } = simulator.stats();
  const standing = closed.filter(({ booking }) => booking === 'booked');
  const by = (status: string) => closed.filter((order) => order.status === status).length;
  const summary = {
    kills,
    killed: processes.killed,
    acknowledged: acknowledged.length,
    generated: by('generated'),
    failed: by('failed'),
    voided: by('voided'),
    refunded: by('refunded'),
    bookings,
    cancelled,
  };
  console.log(JSON.stringify(summary));
  const found = {
    unexpected: traffic.flatMap(({ unexpected }) => unexpected),
    lost: acknowledged.filter(({ id }) => !kept.has(id)).length,
    // Nobody was told of an order that nobody knows: each has a number the merchant chose.
    doubled: closed.length - new Set(closed.map(({ customer_no }) => customer_no)).size,
    bookedTwice: Object.values(booked).filter((times) => times > 1).length,
    // What the carrier has is what the orders say, one by one.
    withoutBooking: standing.filter((order) => !booked[`${order.order_no}-${order.attempt}`])
      .length,
    strange: closed.filter(
      ({ status }) => !['generated', 'failed', 'voided', 'refunded'].includes(status),
    ).length,
    ledgerFaults: await stack.read('select * from ledger_faults limit 5'),
    countFaults: await stack.read('select * from order_count_faults limit 5'),
    // A refusal that was lost on its way may have been a booking that nobody cancelled: none is.
    leftStanding: bookings - cancelled - standing.length,
  };
  keepLongResult('order-kills', 'kill -9 of API, worker and PostgreSQL while orders are booked', {
    ...summary,
    wrong: counted(found),
  });
  expect(found).toEqual({
    unexpected: [],
    lost: 0,
    doubled: 0,
    bookedTwice: 0,
    withoutBooking: 0,
    strange: 0,
    ledgerFaults: [],
    countFaults: [],
    leftStanding: 0,
  });
  expect(await balancesOf(stack, merchants)).toEqual(reckon(before, closed));
}, 7_200_000);
