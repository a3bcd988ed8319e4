import type { AddressInfo } from 'node:net';
import { constants, createSocketTicket } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

/** A page's socket, and 'ready' or the number it was closed with. */
const open = async (username: string) => {
  const visitor = await app.as(username);
  const { ticket } = (await visitor.call(createSocketTicket)).result;
  const { port } = app.server.server.address() as AddressInfo;
  const path = `${constants.basePath}/websocket/${app.userId(username)}?ticket=${ticket}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const outcome = await new Promise<'ready' | number>((resolve) => {
    socket.once('message', () => resolve('ready'));
    socket.once('close', resolve);
  });
  return { socket, outcome };
};

test('a user has so many pages open and no more, and others are not burdened by it', async () => {
  const pages = [];
  for (let n = 0; n < 50; n += 1) pages.push(await open('starfield'));
  expect(pages.every(({ outcome }) => outcome === 'ready')).toBe(true);
  expect((await open('starfield')).outcome).toBe(4429);
  expect((await open('kapok')).outcome).toBe('ready');
  // One that closes makes room.
  pages[0]?.socket.close();
  await expect.poll(() => app.sockets.count).toBe(50);
  expect((await open('starfield')).outcome).toBe('ready');
});
