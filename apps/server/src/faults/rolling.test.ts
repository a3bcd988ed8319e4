import { setTimeout as sleep } from 'node:timers/promises';
import { getCurrencyOptions, putPreference } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { callApi } from './support/callApi.ts';
import { type ApiProcess, type Fleet, openFleet, until } from './support/fleet.ts';
import { type Front, openFront } from './support/front.ts';
import { type Marks, openMarks } from './support/jobMarks.ts';
import { merchantCtx } from './support/merchantCtx.ts';
import { openSocket, socketTicket } from './support/socket.ts';
import { slowBefore } from './support/testJobs.ts';

// Each time every process is replaced by another: what a new version of the product needs.
const upgrades = process.env.ALPACA_LONG ? 10 : 1;
const lanes = 4;
const pages = 5;

let app: TestApp;
let fleet: Fleet;
let marks: Marks;
let front: Front;
beforeAll(async () => {
  app = await testApp();
  marks = await openMarks(app.database);
  fleet = await openFleet(app.database.cells);
  front = await openFront();
}, 60_000);
afterAll(async () => {
  front?.close();
  await fleet?.stop();
  await marks?.close();
  await app?.stop();
});

/** Reads and writes one after the other, and what was not answered as it should be. */
const startCalls = (token: string, running: () => boolean) => {
  const failed: string[] = [];
  const told = { count: 0 };
  const lane = async (at: number) => {
    while (running()) {
      const write = { params: { code: `rolling.${at}` }, body: { value: told.count } };
      const replies = [
        () => callApi(front, getCurrencyOptions, {}, { token }),
        () => callApi(front, putPreference, write, { token, key: newId() }),
      ];
      for (const ask of replies) {
        const { status, body } = await ask().catch((error: Error) => ({
          status: 0,
          body: error.message,
        }));
        if (status !== 200) failed.push(`${status} ${JSON.stringify(body)}`);
        told.count += 1;
      }
      await sleep(10);
    }
  };
  const ended = Promise.all(Array.from({ length: lanes }, (_, at) => lane(at)));
  return { failed, told, ended };
};

/** A page that opens its socket again whenever it is closed, as the web does. */
const startPage = (token: string, userId: string, running: () => boolean) => {
  const page = { opened: 0, isOpen: false, codes: [] as number[] };
  const work = async () => {
    while (running()) {
      const socket = openSocket(front, { userId, ticket: await socketTicket(front, token) });
      await socket.ready();
      page.opened += 1;
      page.isOpen = true;
      let code: number | undefined;
      void socket.closed(600_000).then((closed) => {
        code = closed;
      });
      while (running() && code === undefined) await sleep(50);
      page.isOpen = false;
      if (code !== undefined) page.codes.push(code);
      else socket.drop();
    }
  };
  return { page, ended: work() };
};

/** Short jobs all the time, so that each worker is asked to stop in the midst of some. */
const startJobs = async (running: () => boolean) => {
  const ctx = await merchantCtx(app, 'M100001');
  const ids: string[] = [];
  const work = async () => {
    while (running()) {
      ids.push(await addJob(ctx, slowBefore, { ms: '300' }));
      await sleep(100);
    }
  };
  return { ids, ended: work() };
};

test.skipIf(process.env.CI)(
  `whoever works while every process is replaced by another, ${upgrades} times, notices nothing`,
  async () => {
    const leaving = { ALPACA_LEAVE_SECONDS: '1' };
    let started = 0;
    /** A whole set of processes; the two nodes are led to. */
    const startSet = async () => {
      started += 1;
      const relay = fleet.relay(`relay${started}`);
      const [one, two, worker] = await Promise.all([
        fleet.api(`api${started}a`, leaving),
        fleet.api(`api${started}b`, leaving),
        fleet.worker(`worker${started}`),
      ]);
      return { nodes: [one, two] as ApiProcess[], others: [worker, relay] };
    };
    let set = await startSet();
    for (const node of set.nodes) await front.add(node);

    const { token } = await app.as('starfield');
    let running = true;
    const isRunning = () => running;
    const calls = startCalls(token as string, isRunning);
    const open = Array.from({ length: pages }, () =>
      startPage(token as string, app.userId('starfield'), isRunning),
    );
    const jobs = await startJobs(isRunning);
    const allOpen = () => open.every(({ page }) => page.isOpen);
    await until('pages are open', allOpen);

    const ends: string[] = [];
    for (let at = 0; at < upgrades; at += 1) {
      const next = await startSet();
      for (const [place, node] of next.nodes.entries()) {
        await front.add(node);
        set.nodes[place]?.terminate();
        ends.push((await set.nodes[place]?.exited) ?? 'never started');
      }
      for (const process of set.others) {
        process.terminate();
        ends.push(await process.exited);
      }
      set = next;
      await until('pages are open again', allOpen, 30_000);
      const before = calls.told.count;
      await until('calls are answered', () => calls.told.count > before + 20);
    }
    running = false;
    await Promise.all([calls.ended, jobs.ended, ...open.map(({ ended }) => ended)]);

    await until(
      'every job is done',
      async () =>
        (await Promise.all(jobs.ids.map(marks.state))).every((one) => one === 'completed'),
      60_000,
    );
    const notOnce: string[] = [];
    for (const id of jobs.ids) {
      const [begun, effects] = [await marks.begun(id), await marks.effects(id)];
      if (begun.length !== 1 || effects.length !== 1) {
        notOnce.push(`${begun.length} times begun, ${effects.length} done`);
      }
    }
    console.log(
      `${upgrades} upgrades: ${calls.told.count} calls, ${jobs.ids.length} jobs, pages opened ${open.map(({ page }) => page.opened).join(', ')} times`,
    );
    expect(calls.failed).toEqual([]);
    expect(notOnce).toEqual([]);
    expect([...new Set(ends)]).toEqual(['finished']);
    // Each was told to come again by a node that left, and by nothing else.
    for (const { page } of open) {
      expect(page.codes.filter((code) => code !== 1012)).toEqual([]);
      expect(page.codes.length).toBeGreaterThanOrEqual(upgrades);
    }
  },
  900_000,
);
