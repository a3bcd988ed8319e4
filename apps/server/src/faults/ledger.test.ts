import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../scripts/results.ts';
import { until } from './fleet.ts';
import { type LedgerStack, openLedgerStack } from './ledgerStack.ts';

const kills = Number(process.env.ALPACA_KILLS ?? (process.env.ALPACA_LONG ? 200 : 5));

let stack: LedgerStack;
beforeAll(async () => {
  stack = await openLedgerStack('.data/faults-ledger');
}, 180_000);
afterAll(() => stack?.stop());

const killPostgres = async () => {
  process.kill(stack.postgres.pid, 'SIGKILL');
  await stack.postgres.exited;
  await stack.restartPostgres();
};

test(`after ${kills} kills no acknowledged money is lost, none is doubled`, async () => {
  const load = [stack.startLoad('one'), stack.startLoad('two')];
  let started = load.length;
  /** A kill shows something only while money moves: in both processes, and just now. */
  const moving = async () => {
    await until('both are up', () => stack.said(/^loading$/).length === started, 120_000);
    const from = stack.lines.length;
    const told = () => stack.lines.slice(from).filter((line) => line.startsWith('told '));
    await until('money moves', () => told().length > 20, 120_000);
  };
  const killed = { load: 0, postgres: 0 };
  for (let at = 0; at < kills; at += 1) {
    await moving();
    await sleep(randomInt(100, 800));
    // Of every three, one is the database.
    if (at % 3 === 1) {
      await killPostgres();
      killed.postgres += 1;
    } else {
      const which = at % 2;
      load[which]?.kill();
      await load[which]?.exited;
      load[which] = stack.startLoad(`again${at}`);
      started += 1;
      killed.load += 1;
    }
  }
  await moving();
  for (const running of load) running.kill();
  await Promise.all(load.map((running) => running.exited));

  const { asked, refused, acknowledged, ...wrong } = await stack.verdict();
  console.log(
    `${killed.load} processes and ${killed.postgres} databases killed: ${asked} asked, ` +
      `${acknowledged} acknowledged, ${refused} refused`,
  );
  expect(wrong).toEqual({ twice: 0, lost: [], faults: [] });
  expect(acknowledged).toBeGreaterThan(50);
  keepLongResult('ledger-kills', 'kill -9 of writers and of PostgreSQL while money moves', {
    kills,
    killed,
    commands: { asked, acknowledged, refused },
    wrong: { lost: wrong.lost.length, twice: wrong.twice, ledgerFaults: wrong.faults.length },
  });
}, 3_600_000);
