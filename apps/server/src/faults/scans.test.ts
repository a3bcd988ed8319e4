import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCarrierSim } from '../../../../apps/carrier-sim/src/server.ts';
import { keepLongResult } from '../../../../scripts/results.ts';
import { newId } from '../platform/ids.ts';
import { type LedgerStack, openLedgerStack } from './ledger/stack.ts';
import { counted } from './ledger/verdict.ts';
import { balancesOf } from './orders/books.ts';
import { bookBySimulator, merchantOf } from './orders/simulated.ts';
import { isHere, scanFaults, scannedOrders, takenBy } from './scans/books.ts';
import { openHouse, soldThere } from './scans/house.ts';
import { type Placed, placeOne, startStation } from './scans/stations.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';
import { type Processes, startProcesses } from './support/processesToKill.ts';
import { signInTo } from './support/signInTo.ts';

const kills = Number(process.env.ALPACA_KILLS ?? (process.env.ALPACA_LONG ? 100 : 3));
const stationCount = 8;
const stockCount = 40 + 40 * kills;

const merchantId = merchantOf('M100001');

let stack: LedgerStack;
let fleet: Fleet;
let simulator: Awaited<ReturnType<typeof startCarrierSim>>;
let processes: Processes;
let warehouseId: string;

beforeAll(async () => {
  await rm('.data/faults-scans', { recursive: true, force: true });
  stack = await openLedgerStack('.data/faults-scans');
  simulator = await startCarrierSim();
  fleet = await openFleet(stack.cells());
  await bookBySimulator(stack, [merchantId]);
  warehouseId = await openHouse(stack);
  processes = await startProcesses(stack, fleet, {
    ALPACA_CARRIERS: JSON.stringify({
      yunling: { simulator: { url: simulator.url, timeoutMs: 1_500 } },
    }),
  });
}, 180_000);
afterAll(async () => {
  await fleet?.stop();
  await simulator?.stop();
  await stack?.stop();
});

test(`after ${kills} kills while ${stationCount} stations scan, every acknowledged scan is there once`, async () => {
  const before = await balancesOf(stack, [merchantId]);
  const since = newId();
  const ordersNow = () => scannedOrders(stack, merchantId, since);
  const products = await soldThere(stack);
  let running = true;
  const merchant = await signInTo(processes.api(), 'starfield');
  const operator = await signInTo(processes.api(), 'yunling-op');
  // Enough to scan from the first moment on; what is placed later waits for its carrier.
  const stock: Placed[] = [];
  while (stock.length < stockCount) {
    const some = Array.from({ length: stationCount }, () =>
      placeOne({ api: processes.api, merchant, products }),
    );
    stock.push(...(await Promise.all(some)));
  }
  const isBooked = async () =>
    (await ordersNow()).every(({ status }) => status === 'generated' || status === 'failed');
  // Two cores book some ten a second.
  await until('the stock is booked', isBooked, Math.max(300_000, 400 * stockCount));
  const stations = Array.from({ length: stationCount }, (_, at) =>
    startStation({
      api: processes.api,
      merchant,
      operator,
      products,
      warehouseId,
      station: `S${at}`,
      stock,
      running: () => running,
    }),
  );
  const acknowledged = () => stations.flatMap((each) => each.acknowledged);
  const receivedNow = () => acknowledged().filter(({ received }) => received).length;
  const moving = async () => {
    const seen = receivedNow();
    await until('parcels are weighed in', () => receivedNow() > seen + 3, 180_000);
  };
  for (let at = 0; at < kills; at += 1) {
    await moving();
    await sleep(randomInt(400));
    await processes.killOne();
  }
  await moving();
  running = false;
  await Promise.all(stations.map(({ ended }) => ended));
  const settled = await until(
    'no order is open any more',
    async () => {
      const orders = await ordersNow();
      return orders.every(({ booking }) => booking !== 'inFlight') && orders;
    },
    300_000,
  );

  const summary = {
    kills,
    killed: processes.killed,
    acknowledged: acknowledged().length,
    received: receivedNow(),
    orders: settled.length,
    here: settled.filter(isHere).length,
  };
  console.log(JSON.stringify(summary));
  const found = {
    unexpected: stations.flatMap(({ unexpected }) => unexpected),
    ...(await scanFaults(stack, warehouseId, stations, settled)),
    ledgerFaults: await stack.read('select * from ledger_faults limit 5'),
    countFaults: await stack.read('select * from order_count_faults limit 5'),
  };
  keepLongResult('scan-kills', 'kill -9 of API, worker and PostgreSQL while stations scan', {
    ...summary,
    wrong: counted(found),
  });
  expect(found).toEqual({
    unexpected: [],
    lost: 0,
    boxesTwice: 0,
    notOnce: 0,
    misplaced: 0,
    unfinished: 0,
    withoutPrice: 0,
    ledgerFaults: [],
    countFaults: [],
  });
  const due = structuredClone(before);
  for (const order of settled) {
    const name = `${merchantId} ${order.currency}`;
    const { wallet, held } = takenBy(order);
    due[name] ??= { wallet: 0n, held: 0n };
    due[name].wallet -= wallet;
    due[name].held += held;
  }
  expect(await balancesOf(stack, [merchantId])).toEqual(due);
}, 7_200_000);
