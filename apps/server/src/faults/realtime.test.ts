import { getPreference, logout } from '@alpaca/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inTx } from '../platform/db/tx.ts';
import { newId } from '../platform/ids.ts';
import { type OutboxMessage, tell } from '../platform/outbox/outbox.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { callApi } from './support/callApi.ts';
import { openDatabaseProxy } from './support/databaseProxy.ts';
import { type ApiProcess, type Fleet, openFleet, until } from './support/fleet.ts';
import { openMarks } from './support/jobMarks.ts';
import { openSocket, type PageSocket, socketTicket } from './support/socket.ts';

let app: TestApp;
let fleet: Fleet;
let proxy: Awaited<ReturnType<typeof openDatabaseProxy>>;
let one: ApiProcess;
let two: ApiProcess;

beforeAll(async () => {
  app = await testApp();
  fleet = await openFleet(app.database.cells);
  fleet.relay('relay');
  proxy = await openDatabaseProxy(JSON.parse(app.database.cells).c1.app);
  [one, two] = await Promise.all([
    fleet.api('one'),
    fleet.api('two', { ALPACA_CELLS: proxy.through(app.database.cells) }),
  ]);
}, 120_000);
afterAll(async () => {
  await fleet?.stop();
  await proxy?.close();
  await app?.stop();
});

const tokenOf = async (username: string, tenant?: string) =>
  (await app.as(username, tenant)).token as string;

const socketOf = async (username: string, api: ApiProcess, tenant?: string) => {
  const ticket = await socketTicket(api, await tokenOf(username, tenant));
  const socket = openSocket(api, { userId: app.userId(username, tenant), ticket });
  await socket.ready();
  return socket;
};

/** As any node would say it, in a transaction that commits. */
const raise = async (message: OutboxMessage) =>
  inTx(await app.ctxOf(), (ctx) => tell(ctx, message));

describe('a notice', () => {
  test('reaches the sockets of its user at every node, and nobody else', async () => {
    const mine = await Promise.all([socketOf('starfield', one), socketOf('starfield', two)]);
    const other = await socketOf('kapok', two);
    await raise({ cmd: 'user', userIds: [app.userId('starfield')] });
    for (const socket of mine) await until('it arrives', () => socket.count('user') === 1);
    expect(other.heard).toEqual(['{"cmd":"ready"}']);
  });

  test('for everyone stays within its tenant', async () => {
    const sockets = await Promise.all([socketOf('kapok', one), socketOf('yunling-op', two)]);
    const foreign = await socketOf('seabreeze', two, 'haituo');
    await raise({ cmd: 'topic' });
    for (const socket of sockets) await until('it arrives', () => socket.count('topic') === 1);
    expect(foreign.heard).toEqual(['{"cmd":"ready"}']);
  });

  test('may be for more users than one NOTIFY holds', async () => {
    const socket = await socketOf('starfield', two);
    const strangers = Array.from({ length: 1_000 }, newId);
    await raise({ cmd: 'user', userIds: [...strangers, app.userId('starfield')] });
    await until('it arrives', () => socket.count('user') === 1);
  });

  test('that access changed goes to those it names, or to everybody at the tenant', async () => {
    const [named, other] = await Promise.all([socketOf('starfield', one), socketOf('kapok', two)]);
    const foreign = await socketOf('seabreeze', one, 'haituo');
    await raise({ cmd: 'access', userIds: [app.userId('starfield')] });
    await until('it arrives', () => named.count('access') === 1);
    expect(other.heard).toEqual(['{"cmd":"ready"}']);
    await raise({ cmd: 'access' });
    await until('it arrives', () => named.count('access') === 2 && other.count('access') === 1);
    expect(foreign.heard).toEqual(['{"cmd":"ready"}']);
  });

  test('of a transaction that is undone is never told', async () => {
    const socket = await socketOf('starfield', two);
    const undone = inTx(await app.ctxOf(), async (ctx) => {
      await tell(ctx, { cmd: 'user', userIds: [app.userId('starfield')] });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await raise({ cmd: 'topic' });
    await until('what came after it arrives', () => socket.count('topic') === 1);
    expect(socket.count('user')).toBe(0);
  });
});

describe('a socket', () => {
  const refused = async (socket: PageSocket) => {
    expect(await socket.closed()).toBe(4401);
    expect(socket.heard).toEqual([]);
  };

  test("is refused at another user's path", async () => {
    const ticket = await socketTicket(one, await tokenOf('starfield'));
    await refused(openSocket(one, { userId: app.userId('kapok'), ticket }));
  });

  test('is refused with a ticket that was used, anywhere', async () => {
    const ticket = await socketTicket(one, await tokenOf('starfield'));
    const opening = { userId: app.userId('starfield'), ticket };
    await openSocket(one, opening).ready();
    await refused(openSocket(two, opening));
  });

  test('is refused without a ticket', async () => {
    await refused(openSocket(one, { userId: app.userId('starfield'), ticket: '' }));
  });

  test('is refused to the page of another site, and open to our own', async () => {
    const token = await tokenOf('starfield');
    const userId = app.userId('starfield');
    const open = async (origin: string) =>
      openSocket(one, { userId, ticket: await socketTicket(one, token), origin });
    await refused(await open('https://elsewhere.example'));
    await refused(await open('null'));
    await (await open(one.base)).ready();
  });

  test('answers a heartbeat', async () => {
    const socket = await socketOf('starfield', one);
    socket.send('HeartBeat');
    await until('the heartbeat is answered', () => socket.heard.includes('HeartBeat'));
  });

  test('that says too much is closed, and the node lives on', async () => {
    const [loud, quiet] = await Promise.all([socketOf('starfield', one), socketOf('kapok', one)]);
    loud.send('x'.repeat(100_000));
    expect(await loud.closed()).toBe(1009);
    quiet.send('HeartBeat');
    await until('the other is answered', () => quiet.heard.includes('HeartBeat'));
  });
});

test('a page that left while its ticket was looked at is not remembered', async () => {
  const base = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const ticket = await socketTicket({ base }, await tokenOf('starfield'));
  const { clients } = app.server.websocketServer;
  const { client, close } = await openMarks(app.database);
  const tickets = async () => (await client.query('select from tickets')).rowCount as number;
  const before = await tickets();
  await client.query('begin; lock table tickets');
  const page = openSocket({ base }, { userId: app.userId('starfield'), ticket });
  await until('the node has the socket', () => clients.size === 1);
  page.drop();
  await until('the page has left', () => clients.size === 0);
  await client.query('commit');
  await until('the ticket is used', async () => (await tickets()) < before);
  await close();
  expect(app.sockets.count).toBe(0);
});

describe('a node that lost the relay for a while', () => {
  const refreshed = (socket: PageSocket) =>
    until('the page is told to look again', () => socket.count('topic') === 1);

  test('tells its pages to look again once it hears, when its connection was ended', async () => {
    const socket = await socketOf('starfield', one);
    const client = new pg.Client({ connectionString: inject('superUrl') });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'alpaca-listener' and datname = $1`,
      [app.database.name],
    );
    await client.end();
    await refreshed(socket);
    await raise({ cmd: 'user', userIds: [app.userId('starfield')] });
    await until('it hears again', () => socket.count('user') === 1);
  });

  test('and when its connection fell silent without a word', async () => {
    const socket = await socketOf('starfield', two);
    proxy.silence('alpaca-listener');
    await refreshed(socket);
    await raise({ cmd: 'user', userIds: [app.userId('starfield')] });
    await until('it hears again', () => socket.count('user') === 1);
  });
});

test('a session that ended at one node is over at the other as soon as the relay tells', async () => {
  const token = await tokenOf('kapok');
  const look = (api: ApiProcess) =>
    callApi(api, getPreference, { params: { code: 'x' } }, { token });
  expect(await look(two)).toMatchObject({ status: 200 });
  const ended = Date.now();
  await callApi(one, logout, {}, { token });
  // A third of a second is usual, on a machine with nothing to spare three; untold it would be ten.
  await until('the other node knows', async () => (await look(two)).status === 401, 3_000);
  console.log(`a session ended at one node is refused at the other after ${Date.now() - ended} ms`);
});
