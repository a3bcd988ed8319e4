import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewEntry } from './entry.ts';
import {
  fakeServer,
  memoryShelf,
  noAnswer,
  openPage,
  refusal,
  scanOf,
  stoppedOf,
} from './queueTestKit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const scans = (count: number): NewEntry[] =>
  Array.from({ length: count }, (_, at) => scanOf(`P${at + 1}`));
const idsOf = (entries: readonly NewEntry[]) => entries.map(({ body }) => body.scanId);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('scans are sent in their order, and leave the browser once they are answered', async () => {
  const server = fakeServer();
  const page = openPage(server);
  const some = scans(5);
  await Promise.all(some.map(page.add));
  await later(0);
  expect(server.came).toEqual(idsOf(some));
  expect(page.answers).toHaveLength(5);
  expect(await page.shelf.all()).toEqual([]);
});

test('forty scans over a lost line and a reload arrive once each, in order, under their first ids', async () => {
  const server = fakeServer();
  server.before = () => {
    throw noAnswer();
  };
  const shelf = memoryShelf();
  const some = scans(40);
  const page = openPage(server, shelf);
  for (const one of some.slice(0, 25)) {
    await page.add(one);
    await later(1_500);
  }
  expect(page.state()).toMatchObject({ line: 'down' });
  page.leave();
  const after = openPage(server, shelf);
  await after.begin();
  for (const one of some.slice(25)) {
    await after.add(one);
    await later(1_500);
  }
  expect(server.done).toEqual([]);
  expect(shelf.rows.size).toBe(40);
  server.before = () => {};
  after.wake();
  await later(0);
  expect(server.done).toEqual(idsOf(some));
  expect(shelf.rows.size).toBe(0);
  expect(after.state()).toMatchObject({ entries: [], line: 'up' });
});

test('an answer that was lost is asked for again by the same id, and nothing happens twice', async () => {
  const server = fakeServer();
  const [first, second] = scans(2) as [NewEntry, NewEntry];
  let isLost = true;
  server.after = () => {
    if (isLost) throw noAnswer();
  };
  const page = openPage(server);
  await page.add(first);
  await page.add(second);
  await later(0);
  expect(page.answers).toHaveLength(0);
  isLost = false;
  await later(5_000);
  const [one, two] = idsOf([first, second]);
  expect(server.came[0]).toBe(one);
  expect(server.came.at(-1)).toBe(two);
  expect(new Set(server.came)).toEqual(new Set([one, two]));
  expect(server.done).toEqual([one, two]);
});

test('a reload between sending and the answer sends the same id again', async () => {
  const server = fakeServer();
  const shelf = memoryShelf();
  const page = openPage(
    { send: (entry) => server.send(entry).then(() => new Promise(() => {})) },
    shelf,
  );
  const [only] = scans(1) as [NewEntry];
  await page.add(only);
  await later(0);
  page.leave();
  const after = openPage(server, shelf);
  await after.begin();
  await later(0);
  expect(server.came).toEqual([only.body.scanId, only.body.scanId]);
  expect(server.done).toEqual([only.body.scanId]);
  expect(shelf.rows.size).toBe(0);
});

test.each([502, 503, 504, 429])('%i is tried again, less and less often', async (status) => {
  const server = fakeServer();
  server.before = () => {
    throw refusal(status);
  };
  const page = openPage(server);
  await page.add(scanOf('P1'));
  await later(60_000);
  expect(server.came.length).toBeGreaterThan(5);
  expect(server.came.length).toBeLessThan(12);
  expect(page.refused).toEqual([]);
});

test('an ended session holds everything back until somebody is signed in', async () => {
  const server = fakeServer();
  server.before = () => {
    throw refusal(401, 'auth.sessionOver');
  };
  const page = openPage(server);
  await page.add(scanOf('P1'));
  await later(0);
  expect(page.state().line).toBe('signIn');
  server.before = () => {};
  page.wake();
  await later(0);
  expect(page.state()).toMatchObject({ line: 'up', entries: [] });
});

test('what the server refuses is kept with its words and holds up nobody', async () => {
  const server = fakeServer();
  server.before = ({ number }) => {
    if (number === 'P1') throw refusal(409, 'warehouse.notYours');
  };
  const page = openPage(server);
  const [first, second] = scans(2) as [NewEntry, NewEntry];
  await page.add(first);
  await page.add(second);
  await later(0);
  expect(server.done).toEqual([second.body.scanId]);
  expect(await page.shelf.all()).toMatchObject([
    { id: first.body.scanId, state: 'refused', message: 'warehouse.notYours' },
  ]);
  server.before = () => {};
  await page.again(first.body.scanId);
  await later(0);
  expect(server.done).toEqual(idsOf([second, first]));
});

test('a scan that breaks the server each time steps aside after five tries', async () => {
  const server = fakeServer();
  server.before = ({ number }) => {
    if (number === 'P1') throw refusal(500);
  };
  const page = openPage(server);
  const [first, second] = scans(2) as [NewEntry, NewEntry];
  await page.add(first);
  await page.add(second);
  await later(60_000);
  expect(server.came.filter((id) => id === first.body.scanId)).toHaveLength(5);
  expect(server.done).toEqual([second.body.scanId]);
  expect(page.refused).toHaveLength(1);
});

test('what was stopped stays, over a reload too, until somebody has seen to it', async () => {
  const server = fakeServer();
  server.answer = ({ id }) => stoppedOf(id, 'weightFar');
  const shelf = memoryShelf();
  const page = openPage(server, shelf);
  await page.add(scanOf('P1'));
  await later(0);
  page.leave();
  const after = openPage(server, shelf);
  await after.begin();
  await later(5_000);
  expect(server.came).toHaveLength(1);
  const [entry] = after.state().entries;
  expect(entry).toMatchObject({ state: 'stopped', stop: { stop: 'weightFar' } });
  await after.settle(entry?.id ?? '');
  expect(shelf.rows.size).toBe(0);
});

test('a browser that keeps nothing still sends, and says so', async () => {
  const server = fakeServer();
  const no = () => Promise.reject(new Error('blocked'));
  const page = openPage(server, { all: no, put: no, remove: no });
  await page.begin();
  await page.add(scanOf('P1'));
  await later(0);
  expect(server.done).toHaveLength(1);
  expect(page.state().isKept).toBe(false);
});

test('whoever changes places waits until the scans before have gone out', async () => {
  const server = fakeServer();
  server.before = () => {
    throw noAnswer();
  };
  const page = openPage(server);
  await page.add(scanOf('P1'));
  const tooShort = page.drained(2_000);
  await later(3_000);
  expect(await tooShort).toBe(false);
  server.before = () => {};
  page.wake();
  const enough = page.drained(2_000);
  await later(3_000);
  expect(await enough).toBe(true);
});

test("what one person scanned goes out in nobody else's name, until somebody takes it over", async () => {
  const server = fakeServer();
  server.before = () => {
    throw noAnswer();
  };
  const shelf = memoryShelf();
  const [first, second] = scans(2) as [NewEntry, NewEntry];
  const before = openPage(server, shelf, 'chen');
  await before.add(first);
  await later(0);
  before.leave();
  server.before = () => {};
  server.came.length = 0;

  const after = openPage(server, shelf, 'lin');
  await after.begin();
  await after.add(second);
  await later(0);
  expect(server.came).toEqual(idsOf([second]));
  expect(await after.drained(0)).toBe(true);
  expect(await shelf.all()).toMatchObject([{ id: first.body.scanId, by: { name: 'chen' } }]);

  await after.takeOver();
  await later(0);
  expect(server.came).toEqual(idsOf([second, first]));
  expect(shelf.rows.size).toBe(0);
});
