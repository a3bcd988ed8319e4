import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../../../../scripts/processes.ts';
import { inTx } from '../platform/db/tx.ts';
import { newId } from '../platform/ids.ts';
import { startListener } from '../platform/outbox/listener.ts';
import { tell } from '../platform/outbox/outbox.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';

let app: TestApp;
let fleet: Fleet;
const relays: Running[] = [];
const stopListening = new AbortController();
/** How often each notice was heard, by the id it was for. */
const heard = new Map<string, number>();

beforeAll(async () => {
  app = await testApp();
  fleet = await openFleet(app.database.cells);
  for (const name of ['a', 'b', 'c']) relays.push(fleet.relay(`relay-${name}`));
  const ear = {
    heard: (message: { cmd: string; userIds?: string[] }) => {
      for (const id of message.userIds ?? []) heard.set(id, (heard.get(id) ?? 0) + 1);
    },
    missed: () => {
      throw new Error('the test itself missed something');
    },
  };
  const { app: url } = JSON.parse(app.database.cells).c1;
  await startListener(url, ear, app.node.log, stopListening.signal);
  await until('a relay leads', () => leaders().length > 0);
});
afterAll(async () => {
  stopListening.abort();
  await fleet?.stop();
  await app?.stop();
});

/** Who led so far, the present leader last. */
const leaders = () =>
  fleet.lines
    .filter((line) => line.includes('"leading"'))
    .map((line) => relays.find(({ name }) => line.startsWith(`${name} `)) as Running);

const raise = async (id: string) =>
  inTx(await app.ctxOf(), (ctx) => tell(ctx, { cmd: 'user', userIds: [id] }));

const told = (id: string) => until('the notice is told', () => heard.get(id) === 1);

/** Notices every few milliseconds while something else happens; then each was told once. */
const throughout = async (happening: () => Promise<void>) => {
  const ids: string[] = [];
  let over = false;
  const raising = (async () => {
    while (!over) {
      const id = newId();
      await raise(id);
      ids.push(id);
      await sleep(20);
    }
  })();
  await happening();
  over = true;
  await raising;
  for (const id of ids) await told(id);
  expect(ids.filter((id) => heard.get(id) !== 1)).toEqual([]);
  return ids.length;
};

test('a row whose transaction commits late is not missed', async () => {
  const late = newId();
  const commit = Promise.withResolvers<void>();
  const held = inTx(await app.ctxOf(), async (ctx) => {
    await tell(ctx, { cmd: 'user', userIds: [late] });
    await commit.promise;
  });
  await sleep(50);
  for (let i = 0; i < 5; i += 1) {
    const next = newId();
    await raise(next);
    await told(next);
  }
  expect(heard.get(late)).toBeUndefined();
  commit.resolve();
  await held;
  await told(late);
});

test('a relay that is killed is replaced, and every notice is told once', async () => {
  const before = leaders().length;
  let tookMs = 0;
  const count = await throughout(async () => {
    await sleep(300);
    leaders().at(-1)?.kill();
    const killed = Date.now();
    await until('another leads', () => leaders().length > before, 5_000);
    tookMs = Date.now() - killed;
    await sleep(300);
  });
  console.log(`a killed relay was replaced after ${tookMs} ms; all of ${count} notices told once`);
});

test('a relay that hangs loses the lead, and gets it back only in its turn', async () => {
  const before = leaders().length;
  const hung = leaders().at(-1) as Running;
  let tookMs = 0;
  const count = await throughout(async () => {
    process.kill(hung.pid, 'SIGSTOP');
    const stopped = Date.now();
    await until('another leads', () => leaders().length > before, 15_000);
    tookMs = Date.now() - stopped;
    process.kill(hung.pid, 'SIGCONT');
    await until('it notices', () => fleet.said(hung.name, 'lost its database'));
    await sleep(1_500);
  });
  expect(leaders()).toHaveLength(before + 1);
  console.log(`a hung relay was replaced after ${tookMs} ms; all of ${count} notices told once`);
}, 60_000);
