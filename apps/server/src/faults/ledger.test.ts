import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../../../../scripts/processes.ts';
import { keepLongResult } from '../../../../scripts/results.ts';
import { type ApiProcess, type Fleet, openFleet, until } from './fleet.ts';
import { balancesOf, halfDone, reckon, strangeTopUps } from './ledgerBooks.ts';
import { type LedgerStack, openLedgerStack } from './ledgerStack.ts';
import { openTraffic, type Traffic } from './ledgerTraffic.ts';
import { judge } from './ledgerVerdict.ts';

const kills = Number(process.env.ALPACA_KILLS ?? (process.env.ALPACA_LONG ? 200 : 5));
const victims = ['api', 'worker', 'postgres'] as const;
type Victim = (typeof victims)[number];

let stack: LedgerStack;
let fleet: Fleet;
let api: ApiProcess;
let worker: Running;
let traffic: Traffic;
let started = 0;

const startApi = async () => {
  started += 1;
  api = await fleet.api(`api${started}`);
};
const startWorker = async () => {
  started += 1;
  worker = await fleet.worker(`worker${started}`);
};
beforeAll(async () => {
  stack = await openLedgerStack('.data/faults-ledger');
  fleet = await openFleet(stack.cells());
  await Promise.all([startApi(), startWorker()]);
  traffic = await openTraffic(stack.cells(), fleet, () => api);
}, 180_000);
afterAll(async () => {
  await fleet?.stop();
  await traffic?.close();
  await stack?.stop();
});

const killAndRestart: Record<Victim, () => Promise<unknown>> = {
  async api() {
    api.kill();
    await startApi();
  },
  async worker() {
    worker.kill();
    await startWorker();
  },
  async postgres() {
    process.kill(stack.postgres.pid, 'SIGKILL');
    await stack.postgres.exited;
    await stack.restartPostgres();
  },
};

/** A kill shows something only while money moves, through both processes and just now. */
const moving = async () => {
  const [orders, topUps] = [traffic.through(), traffic.granted().length];
  const moves = () => traffic.through() > orders + 5 && traffic.granted().length > topUps + 2;
  await until('money moves', moves, 120_000);
};

/** Each at least once, then as it comes. */
const victimAt = (at: number) => victims[at < victims.length ? at : randomInt(victims.length)];

test(`after ${kills} kills no acknowledged money is lost, none is doubled`, async () => {
  const before = await balancesOf(stack, traffic.merchants);
  traffic.start();
  const killed: Record<Victim, number> = { api: 0, worker: 0, postgres: 0 };
  for (let at = 0; at < kills; at += 1) {
    await moving();
    await sleep(randomInt(500));
    const victim = victimAt(at) as Victim;
    await killAndRestart[victim]();
    killed[victim] += 1;
  }
  await moving();
  await traffic.end();

  const { orders, merchants } = traffic;
  const granted = traffic.granted();
  const { posted, refused, counts, wrong } = await judge(stack, fleet.lines);
  const summary = {
    kills,
    killed,
    topUps: granted.length,
    orders: orders.length,
    commands: counts,
  };
  console.log(JSON.stringify(summary));
  expect({
    ...wrong,
    unexpected: traffic.unexpected(),
    halfDone: halfDone(orders, posted, refused),
    topUps: await strangeTopUps(stack, granted),
  }).toEqual({
    lost: [],
    twice: 0,
    ledgerFaults: [],
    unexpected: [],
    halfDone: [],
    topUps: { lost: 0, untold: 0 },
  });
  expect(await balancesOf(stack, merchants)).toEqual(reckon(before, orders, posted, granted));
  keepLongResult('ledger-kills', 'kill -9 of API, worker and PostgreSQL while money moves', {
    ...summary,
    wrong: { lost: 0, twice: 0, halfDone: 0, unexpectedAnswers: 0, ledgerFaults: 0 },
  });
}, 3_600_000);
