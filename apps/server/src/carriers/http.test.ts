import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CarrierUnknown } from '../platform/carrier.ts';
import { askCarrier } from './http.ts';

const megabyte = Buffer.alloc(1024 * 1024, ' ');
let server: Server;
let sentMb = 0;
beforeAll(async () => {
  // Says as many megabytes as its path has, for as long as somebody listens.
  server = createServer(async (request, reply) => {
    sentMb = 0;
    const left = once(reply, 'close');
    for (let more = Number(request.url?.slice(1)); more > 0 && !reply.destroyed; more -= 1) {
      if (!reply.write(megabyte)) await Promise.race([once(reply, 'drain'), left]);
      sentMb += 1;
    }
    reply.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

const ask = (path: string) => {
  const { port } = server.address() as AddressInfo;
  const carrier = { url: `http://127.0.0.1:${port}`, token: '', timeoutMs: 20_000 };
  return askCarrier(carrier, { method: 'GET', path, signal: new AbortController().signal });
};

test('an answer as long as a large label is read whole', async () => {
  expect((await ask('/30')).body.length).toBe(30 * megabyte.length);
});

test('one that does not end is not listened to', async () => {
  await expect(ask('/2000')).rejects.toThrow(CarrierUnknown);
  await expect(ask('/2000')).rejects.toThrow('too long an answer');
  expect(sentMb).toBeLessThan(100);
});
