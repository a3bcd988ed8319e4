import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCarrierSim } from '../../../../apps/carrier-sim/src/server.ts';
import { keepLongResult } from '../../../../scripts/results.ts';
import { seedId } from '../../seeds/seedId.ts';
import { newId } from '../platform/ids.ts';
import { type LedgerStack, openLedgerStack } from './ledger/stack.ts';
import { counted } from './ledger/verdict.ts';
import { balancesOf } from './orders/books.ts';
import { type Placed, placeOne, type Sold, startStation } from './scans/stations.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';
import { type Processes, startProcesses } from './support/processesToKill.ts';
import { signInTo } from './support/signInTo.ts';

const kills = Number(process.env.ALPACA_KILLS ?? (process.env.ALPACA_LONG ? 100 : 3));
const stationCount = 8;
const stockCount = 40 + 40 * kills;

const tenantId = seedId('tenant/yunling');
const merchantId = seedId(`${tenantId}/merchant/M100001`);
const lines = ['US-PACKET', 'US-LABEL'];
const warehouseId = newId();

let stack: LedgerStack;
let fleet: Fleet;
let simulator: Awaited<ReturnType<typeof startCarrierSim>>;
let processes: Processes;

/** A warehouse that takes these lines, and in which the operator works. */
const openHouse = async () => {
  await stack.read(
    `insert into warehouses (tenant_id, id, code, name_zh, name_en, country_code, city, address, contact,
       phone, zone, hours)
     values ($1, $2, 'KILLS', '仓', 'House', 'CN', 'SZ', 'x', 'x', '1', 'Asia/Shanghai',
       (select jsonb_agg(jsonb_build_object('from', '09:00', 'to', '18:00')) from generate_series(1, 7)))`,
    [tenantId, warehouseId],
  );
  await stack.read(
    `insert into warehouse_lines (tenant_id, warehouse_id, product_id, cut_off)
     select tenant_id, $2, id, '17:00' from products where tenant_id = $1 and code = any($3)`,
    [tenantId, warehouseId, lines],
  );
  await stack.read(
    'insert into warehouse_staff (tenant_id, warehouse_id, user_id) values ($1, $2, $3)',
    [tenantId, warehouseId, seedId(`${tenantId}/user/yunling-op`)],
  );
};

beforeAll(async () => {
  await rm('.data/faults-scans', { recursive: true, force: true });
  stack = await openLedgerStack('.data/faults-scans');
  simulator = await startCarrierSim();
  fleet = await openFleet(stack.cells());
  await stack.read(
    `update channels set adapter = 'simulator', settings = '{}'
     where id in (select channel_id from products where code = any($1))`,
    [lines],
  );
  await stack.read(`update products set origins = '{}' where code = any($1)`, [lines]);
  await stack.read(
    `select set_config('alpaca.tenant_id', $1, false), set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false),
       alpaca.set_wallet_floor($2, c, -1000000000) from unnest(array['CNY', 'USD']) c`,
    [tenantId, merchantId],
  );
  await openHouse();
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

interface Kept {
  order_no: string;
  status: string;
  settlement: string;
  booking: string;
  charge_at: string;
  currency: string;
  quoted_minor: string;
  real_minor: string | null;
  boxes: number;
  here: string;
  places: string;
  completing: string;
}

/** The orders of this run, with their boxes, places and the scans that completed them. */
const ordersNow = () =>
  stack.read<Kept>(
    `select o.order_no, o.status, o.settlement, o.booking, o.charge_at, o.currency, o.quoted_minor,
       o.real_minor, o.box_count as boxes,
       (select count(*) from order_boxes b where b.order_id = o.id and b.received_at is not null) as here,
       (select count(*) from box_places p where p.order_id = o.id) as places,
       (select count(*) from scans s where s.order_id = o.id
          and (s.answer #>> '{received,isComplete}') = 'true') as completing
     from orders o where o.merchant_id = $1 and o.id > $2`,
    [merchantId, since],
  );
let since: string;

/** What an order took from the wallet, and what it still holds; reckoned without the ledger. */
const takenBy = (order: Kept): { wallet: bigint; held: bigint } => {
  const quoted = BigInt(order.quoted_minor);
  const real = order.real_minor === null ? null : BigInt(order.real_minor);
  if (order.settlement === 'paid') {
    // Charged with its label: less went back, more is only announced.
    const paid = order.charge_at === 'receipt' || (real !== null && real < quoted) ? real : quoted;
    return { wallet: paid ?? quoted, held: 0n };
  }
  const isHeld = ['inFlight', 'booked', 'cancelling'].includes(order.booking);
  return isHeld ? { wallet: quoted, held: quoted } : { wallet: 0n, held: 0n };
};

test(`after ${kills} kills while ${stationCount} stations scan, every acknowledged scan is there once`, async () => {
  const before = await balancesOf(stack, [merchantId]);
  since = newId();
  const products = await stack.read<Sold>(
    `select id, least(coalesce((terms #>> '{limits,maxBoxes}')::int, 2), 2) as "boxesMost"
     from products where code = any($1) and tenant_id = $2`,
    [lines, tenantId],
  );
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

  const told = acknowledged();
  const kept = await stack.read<{ id: string; lines: number[] | null }>(
    "select id, answer #> '{received,lines}' as lines from scans where warehouse_id = $1",
    [warehouseId],
  );
  const keptLines = new Map(kept.map(({ id, lines }) => [id, JSON.stringify(lines)]));
  const here = settled.filter(({ status }) => ['inWarehouse', 'withheld'].includes(status));
  const linesTold = (
    await stack.read<{ n: string }>(
      `select coalesce(sum(jsonb_array_length(answer #> '{received,lines}')), 0) as n from scans
     where warehouse_id = $1`,
      [warehouseId],
    )
  )[0];
  const summary = {
    kills,
    killed: processes.killed,
    acknowledged: told.length,
    received: receivedNow(),
    orders: settled.length,
    here: here.length,
  };
  console.log(JSON.stringify(summary));
  const found = {
    unexpected: stations.flatMap(({ unexpected }) => unexpected),
    lost: told.filter(
      ({ scanId, received }) => keptLines.get(scanId) !== JSON.stringify(received?.lines ?? null),
    ).length,
    // Each box once, by one scan; each order complete by one.
    boxesTwice: Number(linesTold?.n) - settled.reduce((sum, { here }) => sum + Number(here), 0),
    notOnce: here.filter(({ completing }) => completing !== '1').length,
    misplaced: settled.filter(({ here, places }) => here !== places).length,
    unfinished: here.filter(({ boxes, here }) => Number(here) !== boxes).length,
    withoutPrice: here.filter(({ real_minor }) => real_minor === null).length,
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
