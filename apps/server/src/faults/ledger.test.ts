import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../scripts/results.ts';
import { balancesOf, halfDone, reckon, strangeTopUps } from './ledger/books.ts';
import { type LedgerStack, openLedgerStack } from './ledger/stack.ts';
import { openTraffic, type Traffic } from './ledger/traffic.ts';
import { counted, judge } from './ledger/verdict.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';
import { type Processes, startProcesses } from './support/processesToKill.ts';

const kills = Number(process.env.ALPACA_KILLS ?? (process.env.ALPACA_LONG ? 200 : 3));

let stack: LedgerStack;
let fleet: Fleet;
let processes: Processes;
let traffic: Traffic;

beforeAll(async () => {
  stack = await openLedgerStack('.data/faults-ledger');
  fleet = await openFleet(stack.cells());
  processes = await startProcesses(stack, fleet);
  traffic = await openTraffic(stack.cells(), fleet, processes.api);
}, 180_000);
afterAll(async () => {
  await fleet?.stop();
  await traffic?.close();
  await stack?.stop();
});

/** A kill shows something only while money moves, through both processes and just now. */
const moving = async () => {
  const [orders, topUps] = [traffic.through(), traffic.granted().length];
  const moves = () => traffic.through() > orders + 5 && traffic.granted().length > topUps + 2;
  await until('money moves', moves, 120_000);
};

test(`after ${kills} kills no acknowledged money is lost, none is doubled`, async () => {
  const before = await balancesOf(stack, traffic.merchants);
  traffic.start();
  for (let at = 0; at < kills; at += 1) {
    await moving();
    await sleep(randomInt(500));
    await processes.killOne();
  }
  await moving();
  await traffic.end();

  const { orders, merchants } = traffic;
  const granted = traffic.granted();
  const { posted, refused, counts, wrong } = await judge(stack, fleet.lines);
  const summary = {
    kills,
    killed: processes.killed,
    topUps: granted.length,
    orders: orders.length,
    commands: counts,
  };
  console.log(JSON.stringify(summary));
  const found = {
    ...wrong,
    unexpected: traffic.unexpected(),
    halfDone: halfDone(orders, posted, refused),
  };
  const topUps = await strangeTopUps(stack, granted);
  // Kept whatever it shows: a run that found something must not leave an older one's zeros.
  keepLongResult('ledger-kills', 'kill -9 of API, worker and PostgreSQL while money moves', {
    ...summary,
    wrong: { ...counted(found), lostTopUps: topUps.lost, untoldTopUps: topUps.untold },
  });
  expect({ ...found, topUps }).toEqual({
    lost: [],
    twice: 0,
    ledgerFaults: [],
    unexpected: [],
    halfDone: [],
    topUps: { lost: 0, untold: 0 },
  });
  expect(await balancesOf(stack, merchants)).toEqual(reckon(before, orders, posted, granted));
}, 3_600_000);
