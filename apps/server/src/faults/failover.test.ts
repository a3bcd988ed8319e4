import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCarrierSim } from '../../../../apps/carrier-sim/src/server.ts';
import { keepLongResult } from '../../../../scripts/results.ts';
import { seedId } from '../../seeds/seedId.ts';
import { type FaultName, faultNames, faults } from './failover/faults.ts';
import { longestGap, openProbes } from './failover/probes.ts';
import { type HaStack, openHaStack } from './failover/stack.ts';
import { topUpsOf } from './failover/topUpsOf.ts';
import { strangeTopUps } from './ledger/books.ts';
import { counted } from './ledger/verdict.ts';
import { balancesOf, ordersOf, reckon } from './orders/books.ts';
import { bookBySimulator, merchantOf, simulatedProducts, tenantId } from './orders/simulated.ts';
import { startOrders } from './orders/traffic.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';
import { signInTo } from './support/signInTo.ts';
import { openSocket, socketTicket } from './support/socket.ts';

// Three machines with Patroni are asked for by name: `npm run test:failover`.
const failovers = Number(process.env.ALPACA_FAILOVERS ?? 0);
const given = test.skipIf(failovers === 0);

const users = { starfield: 'M100001', kapok: 'M100002', bluebay: 'M100003' };
const merchants = Object.values(users).map(merchantOf);

let stack: HaStack;
let fleet: Fleet;
let simulator: Awaited<ReturnType<typeof startCarrierSim>>;

beforeAll(async () => {
  if (failovers === 0) return;
  stack = await openHaStack('.data/faults-failover');
  simulator = await startCarrierSim();
  fleet = await openFleet(stack.cells);
  await bookBySimulator(stack, merchants);
}, 400_000);
afterAll(async () => {
  await fleet?.stop();
  await simulator?.stop();
  await stack?.stop();
}, 180_000);

const spreadOf = (gaps: readonly number[]) => {
  const sorted = gaps.toSorted((one, other) => one - other);
  return { medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0, worstMs: sorted.at(-1) ?? 0 };
};

given(
  `after ${failovers} failovers nothing acknowledged is lost, nothing is doubled, and all go on by themselves`,
  async () => {
    const { cluster } = stack;
    const env = {
      ALPACA_CARRIERS: JSON.stringify({
        yunling: { simulator: { url: simulator.url, timeoutMs: 5_000 } },
      }),
    };
    const [api, worker] = await Promise.all([fleet.api('api', env), fleet.worker('worker', env)]);
    const relay = fleet.relay('relay');
    const processes = { api, worker, relay };
    const ended: string[] = [];
    for (const [name, { exited }] of Object.entries(processes)) {
      void exited.then((how) => ended.push(`${name} ${how}`));
    }
    const before = await balancesOf(stack, merchants);
    const productIds = await simulatedProducts(stack);
    let running = true;
    const parts = { api: () => api, running: () => running };
    const tokens = await Promise.all(Object.keys(users).map((user) => signInTo(api, user)));
    const page = openSocket(api, {
      userId: seedId(`${tenantId}/user/starfield`),
      ticket: await socketTicket(api, tokens[0] as string),
    });
    await page.ready();
    const orders = tokens.map((token) => startOrders({ ...parts, token, productIds }));
    const topUps = await Promise.all(
      Object.entries(users).map(([user, code]) =>
        topUpsOf(user, code, { ...parts, cells: stack.cells }),
      ),
    );
    const probes = await openProbes(cluster, () => running);
    const placed = () => orders.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const granted = () => topUps.flatMap((each) => each.granted);

    // When the API granted something.
    const grants: number[] = [];
    const watch = async () => {
      for (let seen = -1; running; await sleep(10)) {
        const now = placed() + granted().length;
        if (now !== seen) grants.push(performance.now());
        seen = now;
      }
    };
    const watching = watch();
    /** Through every process and just now. */
    const moving = async () => {
      const [at, money, heard] = [placed(), granted().length, page.heard.length];
      const { bookings } = simulator.stats();
      const still = () =>
        Object.entries({
          orders: placed() <= at + 3,
          money: granted().length <= money,
          bookings: simulator.stats().bookings <= bookings,
          pages: page.heard.length <= heard,
        }).flatMap(([name, stands]) => (stands ? [name] : []));
      await until('all move', () => still().length === 0, 120_000).catch((error) => {
        const said = fleet.lines
          .filter((line) => !/"job done"|"request"|track_events/.test(line))
          .slice(-20);
        throw new Error(`${still()} stand still\n${said.join('\n')}`, { cause: error });
      });
    };

    const gaps: Record<string, number[]> = { api: [], door: [], hosts: [] };
    const done = Object.fromEntries(faultNames.map((name) => [name, 0])) as Record<
      FaultName,
      number
    >;
    let [changed, inPlace] = [0, 0];
    for (let at = 0; changed < failovers; at += 1) {
      await moving();
      const name = faultNames[at % faultNames.length] as FaultName;
      const leader = await cluster.leader();
      const from = performance.now();
      const heal = await faults[name](cluster, leader);
      // A crash may be mended where it was; whatever else befalls a leader, another one takes over.
      if (name !== 'postgresDies') {
        const another = async () =>
          (await cluster.leader().catch(() => leader)).name !== leader.name;
        await until(`another leads after ${name}`, another, 90_000);
      }
      await moving();
      const same = (await cluster.leader()).name === leader.name;
      if (same) inPlace += 1;
      else changed += 1;
      gaps.api?.push(longestGap(grants, from));
      for (const probe of probes.probes) {
        gaps[probe.name]?.push(
          longestGap(
            probe.granted.map((one) => one.at),
            from,
          ),
        );
      }
      heal();
      done[name] += 1;
      // As long as one that comes back may believe that it leads.
      await sleep(5_000);
      await cluster.whole(180_000);
      console.log(
        `${name}: ${JSON.stringify(Object.fromEntries(Object.entries(gaps).map(([key, all]) => [key, all.at(-1)])))}`,
      );
    }
    await moving();
    running = false;
    await Promise.all([
      ...orders.map((each) => each.ended),
      ...topUps.map((each) => each.ended),
      probes.ended,
      watching,
    ]);
    page.drop();

    const open = ['inFlight', 'cancelling'];
    const closed = await until(
      'no order is open any more',
      async () => {
        const all = await ordersOf(stack, merchants);
        return all.every(({ booking }) => !open.includes(booking)) && all;
      },
      300_000,
    );
    const acknowledged = orders.flatMap((each) => each.acknowledged);
    const kept = new Set(closed.map(({ id }) => id));
    const strange = await strangeTopUps(stack, granted());
    const summary = {
      failovers: changed,
      recoveredInPlace: inPlace,
      faults: done,
      acknowledged: { orders: acknowledged.length, topUps: granted().length },
      writes: Object.fromEntries(probes.probes.map((one) => [one.name, one.granted.length])),
      gaps: Object.fromEntries(Object.entries(gaps).map(([key, all]) => [key, spreadOf(all)])),
    };
    console.log(JSON.stringify(summary));
    const found = {
      unexpected: [...orders, ...topUps].flatMap(({ unexpected }) => unexpected),
      ended,
      lost: acknowledged.filter(({ id }) => !kept.has(id)).length,
      doubled: closed.length - new Set(closed.map(({ customer_no }) => customer_no)).size,
      bookedTwice: Object.values(simulator.stats().booked).filter((times) => times > 1).length,
      lostTopUps: strange.lost,
      untoldTopUps: strange.untold,
      lostWrites: await probes.lost(),
      ledgerFaults: await stack.read('select * from ledger_faults limit 5'),
      countFaults: await stack.read('select * from order_count_faults limit 5'),
    };
    const title = 'failovers of three PostgreSQL while orders are placed and money comes in';
    keepLongResult('failovers', title, { ...summary, wrong: counted(found) });
    expect(found).toEqual({
      unexpected: [],
      ended: [],
      lost: 0,
      doubled: 0,
      bookedTwice: 0,
      lostTopUps: 0,
      untoldTopUps: 0,
      lostWrites: 0,
      ledgerFaults: [],
      countFaults: [],
    });
    const expected = reckon(before, closed);
    for (const { merchantId, minor } of granted()) {
      const books = expected[`${merchantId} CNY`];
      if (books) books.wallet += minor;
    }
    expect(await balancesOf(stack, merchants)).toEqual(expected);
  },
  14_400_000,
);
