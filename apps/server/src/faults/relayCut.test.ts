import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/ports.ts';
import { inTx } from '../platform/db/tx.ts';
import { newId } from '../platform/ids.ts';
import { startListener } from '../platform/outbox/listener.ts';
import { tell } from '../platform/outbox/outbox.ts';
import { runRelay } from '../platform/outbox/relay.ts';
import { type TestApp, testApp } from '../testing/app.ts';

let app: TestApp;
const stop = new AbortController();
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  stop.abort();
  await app.stop();
});

/** Stands before PostgreSQL and cuts the line when a client is about to say something, the first time. */
const cutAt = async (databaseUrl: string, saying: string) => {
  const target = new URL(databaseUrl);
  const { hostname, port: behind } = target;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(behind), hostname);
    client.on('data', (chunk) => {
      if (cuts > 0 || !chunk.includes(saying)) return void upstream.write(chunk);
      cuts += 1;
      client.destroy();
    });
    upstream.on('data', (chunk) => void client.write(chunk));
    for (const [one, other] of [[client, upstream] as const, [upstream, client] as const]) {
      one.on('error', () => {}).on('close', () => other.destroy());
    }
  });
  const port = await freePort();
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  stop.signal.addEventListener('abort', () => server.close());
  target.port = String(port);
  return { url: target.href, cuts: () => cuts };
};

test('a relay that dies between taking a message and telling it has not taken it', async () => {
  const { app: url } = JSON.parse(app.database.cells).c1;
  const heard: string[] = [];
  const ear = {
    heard: (message: { cmd: string; userIds?: string[] }) =>
      void heard.push(...(message.userIds ?? [])),
    missed: () => {},
  };
  await startListener(url, ear, app.node.log, stop.signal);
  const relayUrl = JSON.parse(app.database.cells).c1.relay ?? url;
  const line = await cutAt(relayUrl, 'pg_notify');
  void runRelay(line.url, app.node.log, stop.signal);
  const id = newId();
  await inTx(await app.ctxOf(), (ctx) => tell(ctx, { cmd: 'user', userIds: [id] }));
  await expect.poll(() => heard, { timeout: 20_000 }).toContain(id);
  expect(line.cuts()).toBe(1);
});
