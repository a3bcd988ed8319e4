import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { putPreference } from '@alpaca/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { keepLongResult } from '../../../../scripts/results.ts';
import { newId } from '../platform/ids.ts';
import { type LedgerStack, openLedgerStack } from './ledger/stack.ts';
import { counted, judge } from './ledger/verdict.ts';
import { callApi } from './support/callApi.ts';
import { type ApiProcess, type Fleet, openFleet, until } from './support/fleet.ts';
import { signInTo } from './support/signInTo.ts';

// A file system of its own needs the right to mount one: by hand, as root.
const possible = Boolean(process.env.ALPACA_LONG) && process.getuid?.() === 0;

let small: string;
let stack: LedgerStack;
let fleet: Fleet;
let api: ApiProcess;
let token: string;
let watching = true;

const filler = () => join(small, 'filler');
/** Takes what is left of the disk, however little. */
const fill = () => {
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) appendFileSync(filler(), Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
};

/** What a service manager does: whenever the database ends, it is started again. */
const supervise = async () => {
  while (watching) {
    await stack.postgres.exited;
    while (watching && !(await stack.restartPostgres().then(...yesOrNo))) await sleep(500);
  }
};
const yesOrNo = [() => true, () => false] as const;

beforeAll(async () => {
  if (!possible) return;
  small = mkdtempSync(join(tmpdir(), 'alpaca-small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs', small]);
  mkdirSync(join(small, 'files'));
  stack = await openLedgerStack(small);
  fleet = await openFleet(stack.cells());
  api = await fleet.api('api');
  token = await signInTo(api, 'starfield');
}, 180_000);
afterAll(async () => {
  if (!possible) return;
  watching = false;
  await fleet?.stop();
  await stack?.stop();
  execFileSync('umount', ['-l', small]);
  rmSync(small, { recursive: true, force: true });
});

/** What a busier database does soon by itself: the next piece of its log needs room of its own. */
const nextLog = async () => {
  const client = new pg.Client({ connectionString: stack.postgres.superUrl() });
  client.on('error', () => {});
  await client
    .connect()
    .then(() => client.query('select pg_switch_wal()'))
    .catch(() => {});
  await client.end().catch(() => {});
};

/** What the API could not tell apart from a fault of its own. */
const faultsOfOurs = () =>
  fleet.lines
    .filter((line) => line.includes('"failed"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))).err)
    .map(({ code, message }) => `${code ?? ''} ${message}`);

const write = async () => {
  const request = { params: { code: 'disk' }, body: { value: newId() } };
  const reply = await callApi(api, putPreference, request, { token, key: newId() });
  return reply.status;
};

test.runIf(possible)(
  'a full disk is told as 503, loses nothing, and passes',
  async () => {
    void supervise();
    const load = stack.startLoad('load');
    await until('money moves', () => stack.said(/^told/).length > 50, 60_000);
    expect(await write()).toBe(200);

    const filling = setInterval(fill, 50);
    onTestFinished(() => clearInterval(filling));
    fill();
    const statuses = new Set<number>();
    onTestFailed(() => console.log([...statuses, ...new Set(faultsOfOurs())].join('\n')));
    await until(
      'callers are told',
      async () => {
        await nextLog();
        statuses.add(await write());
        return statuses.has(503);
      },
      120_000,
    );
    for (const end = Date.now() + 10_000; Date.now() < end; await sleep(100))
      statuses.add(await write());
    clearInterval(filling);
    rmSync(filler());

    await until('writing works again', async () => (await write()) === 200, 120_000);
    const before = stack.said(/^told/).length;
    await until('money moves again', () => stack.said(/^told/).length > before + 50, 60_000);
    load.kill();
    await load.exited;
    const { counts, wrong } = await judge(stack, stack.lines);
    const { asked, acknowledged, refused } = counts;
    console.log(
      `disk full: answers ${[...statuses].join()}; ${asked} asked, ${acknowledged} acknowledged, ${refused} refused`,
    );
    keepLongResult('disk-full', 'A full disk under PostgreSQL while money moves', {
      answers: [...statuses].sort().join(' '),
      commands: { asked, acknowledged, refused },
      wrong: counted(wrong),
    });
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(wrong).toEqual({ lost: [], twice: 0, ledgerFaults: [] });
  },
  600_000,
);
