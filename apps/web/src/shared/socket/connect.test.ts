import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, type Word } from './connect.ts';

/** A browser's socket whose other end the test plays. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readyState = 0;
  binaryType = 'blob';
  sent: string[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(data: string) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  drop() {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '' }));
  }
}

let heard: Word[];
let lost: number;
let tickets: number;
let close: () => void;
let refuseTickets: boolean;

const latest = () => FakeSocket.all.at(-1) as FakeSocket;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  FakeSocket.all = [];
  heard = [];
  lost = 0;
  tickets = 0;
  refuseTickets = false;
  close = connect({
    address: async () => {
      tickets += 1;
      if (refuseTickets) throw new Error('no ticket');
      return `ws://here/${tickets}`;
    },
    heard: (word) => heard.push(word),
    lost: () => {
      lost += 1;
    },
  });
  await pass(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('says HeartBeat every 20 seconds while it is answered', async () => {
  latest().open();
  for (let beats = 1; beats <= 5; beats += 1) {
    await pass(20_000);
    expect(latest().sent).toEqual(Array(beats).fill('HeartBeat'));
    latest().say('HeartBeat');
  }
  expect(FakeSocket.all).toHaveLength(1);
});

test('two beats without an answer mean a dead line: a new one is opened', async () => {
  latest().open();
  await pass(59_999);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(2);
  expect(FakeSocket.all).toHaveLength(2);
  expect(lost).toBe(1);
});

test('passes on the three words and nothing else', () => {
  latest().open();
  for (const text of ['{"cmd":"ready"}', '{"cmd":"user"}', '{"cmd":"topic"}', '{"cmd":"access"}'])
    latest().say(text);
  for (const text of ['HeartBeat', '', '{', 'null', '{"cmd":"other"}', '{"cmd":1}', '[]']) {
    latest().say(text);
  }
  expect(heard).toEqual(['ready', 'user', 'topic', 'access']);
});

test('comes back after 5 seconds with a fresh ticket', async () => {
  latest().open();
  await pass(6_000);
  latest().drop();
  expect(lost).toBe(1);
  await pass(4_999);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(1);
  expect(FakeSocket.all.map(({ url }) => url)).toEqual(['ws://here/1', 'ws://here/2']);
});

test('waits longer each time, a minute at the most', async () => {
  const waits: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    const from = Date.now();
    const count = FakeSocket.all.length;
    latest().drop();
    while (FakeSocket.all.length === count) await pass(50);
    waits.push(Date.now() - from);
  }
  expect(waits[0]).toBe(5_000);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.at(-1)).toBe(60_000);
});

test('a ticket that is refused is asked for again later', async () => {
  latest().open();
  await pass(6_000);
  refuseTickets = true;
  latest().drop();
  await pass(5_000);
  expect([tickets, FakeSocket.all.length]).toEqual([2, 1]);
  refuseTickets = false;
  await pass(7_500);
  expect([tickets, FakeSocket.all.length]).toEqual([3, 2]);
});

test('once closed it stays closed and silent', async () => {
  latest().open();
  close();
  await pass(600_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(latest().sent).toEqual([]);
});
