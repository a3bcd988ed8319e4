import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addAnnouncement, publishAnnouncement } from '@alpaca/contract';
import { freePort } from '../../scripts/ports.ts';
import { circumstances, keepResult } from '../../scripts/results.ts';
import { root } from '../../scripts/servers.ts';
import { ask, asking } from '../asking.ts';
import { startSystem } from '../system.ts';
import type { Visitor } from './crowd.ts';
import { type Crowds, openCrowds } from './crowds.ts';
import { visitorsOf } from './visitors.ts';

// `npm run sockets`: so many pages open at one api node. What it holds for each of them, against ws
// with nothing around it, and how soon one announcement has reached the last of them.

const whole = 20_000;
const pages = Number(process.env.ALPACA_SOCKETS ?? whole);
const goals = { ratio: 1.3, toldMs: 2_000 };
/** Open before the first weighing: what a server builds once is not of the sockets. */
const warming = 200;

const dir = join(root, '.data/bench/weighed');
mkdirSync(dir, { recursive: true });
process.env.WEIGH_DIR = dir;
// Each page is a file to either side. Only root may ask for more than it was given.
const files = String(3 * pages + 1_000);
const limits = execFileSync('prlimit', [
  '--pid',
  String(process.pid),
  '--nofile',
  '--output',
  'HARD',
  '--noheadings',
]);
if (Number(limits) < pages + 1_000) {
  execFileSync('prlimit', ['--pid', String(process.pid), `--nofile=${files}:${files}`]);
}
const weighing = ['--expose-gc', '--import', join(import.meta.dirname, 'weigh.ts')];

interface Weight {
  rss: number;
  heapUsed: number;
  external: number;
}

const weigh = async (pid: number): Promise<Weight> => {
  const file = join(dir, `${pid}.json`);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Weight;
    } catch {
      // Not written yet.
    }
  }
  throw new Error(`process ${pid} does not say what it holds`);
};

interface Side {
  pid: number;
  port: number;
  announce: () => Promise<unknown> | unknown;
}

/** What one side holds for each page, and how soon its pages were told. */
const measure = async (
  { pid, port, announce }: Side,
  crowds: Crowds,
  visitors: readonly (Visitor | null)[],
) => {
  await crowds.open(port, visitors.slice(0, warming));
  await crowds.heardAfter(announce, warming);
  await crowds.leave();
  await sleep(1_000);
  const before = await weigh(pid);
  const from = performance.now();
  await crowds.open(port, visitors);
  const openedSeconds = (performance.now() - from) / 1000;
  await sleep(2_000);
  const after = await weigh(pid);
  const toldMs = await crowds.heardAfter(announce, pages);
  const each = (of: (weight: Weight) => number) => Math.round((of(after) - of(before)) / pages);
  await crowds.leave();
  return {
    bytesEach: each(({ rss }) => rss),
    heapEach: each(({ heapUsed, external }) => heapUsed + external),
    toldMs,
    openedPerSecond: Math.round(pages / openedSeconds),
  };
};

const startBare = async () => {
  const bare = fork(join(import.meta.dirname, 'bare.ts'), { execArgv: weighing });
  const port = await freePort();
  bare.send({ port });
  await once(bare, 'message');
  return {
    pid: bare.pid as number,
    port,
    announce: () => bare.send('announce'),
    stop: () => bare.kill(),
  };
};

const announcement = {
  titleZh: '压测',
  titleEn: 'Bench',
  contentZh: '<p>压测</p>',
  contentEn: '<p>Bench</p>',
  priority: 'L',
  msgCategory: 'announcement',
  toAll: true,
  userIds: [],
  startTime: null,
  endTime: null,
};

const system = await startSystem({ nodeArgs: weighing });
const crowds = openCrowds(pages);
try {
  await system.startRelay();
  const bare = await startBare();
  const reference = await measure(
    bare,
    crowds,
    Array.from({ length: pages }, () => null),
  );
  bare.stop();
  const operator = await asking(system, 'yunling-op');
  const publish = async () => {
    const { id } = await ask<{ id: string }>(
      operator,
      addAnnouncement.method,
      addAnnouncement.path,
      announcement,
    );
    await ask(operator, publishAnnouncement.method, publishAnnouncement.path, { id, revision: 1 });
  };
  const visitors = await visitorsOf(system, pages);
  const ours = await measure({ ...system.api, announce: publish }, crowds, visitors);
  const ratio = Number((ours.bytesEach / reference.bytesEach).toFixed(2));
  const heapRatio = Number((ours.heapEach / reference.heapEach).toFixed(2));
  const result = { pages, ours, bareWs: reference, ratio, heapRatio, goals };
  console.log(JSON.stringify(result, null, 2));
  if (pages === whole) {
    keepResult('sockets', {
      run: 'sockets',
      title: 'pages open at one api node, against bare ws',
      ...circumstances(),
      ...result,
    });
  }
  if (ratio > goals.ratio || ours.toldMs > goals.toldMs) process.exitCode = 1;
} finally {
  crowds.stop();
  await system.stop();
}
