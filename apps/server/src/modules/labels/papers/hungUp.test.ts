import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchGetLabel, constants, getLabel, headers } from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type LabelsKit, openLabelsKit } from '../labelsTestKit.ts';

let app: TestApp;
let kit: LabelsKit;
let merchant: Awaited<ReturnType<TestApp['as']>>;
const folder = mkdtempSync(join(tmpdir(), 'hung-up-'));
beforeAll(async () => {
  app = await testApp();
  kit = await openLabelsKit(app);
  merchant = await app.as('starfield');
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
  rmSync(folder, { recursive: true });
});

/** Asks for a label and hangs up while its file is fetched. */
const askAndLeave = async (id: string) => {
  const { port } = app.server.server.address() as AddressInfo;
  const caller = connect(port, '127.0.0.1');
  const { storage } = app.node;
  const get = storage.get.bind(storage);
  const fetched = vi.spyOn(storage, 'get').mockImplementation(async (...asked) => {
    caller.resetAndDestroy();
    await new Promise((done) => setTimeout(done, 100));
    return get(...asked);
  });
  caller.write(
    `GET ${constants.basePath}${getLabel.path}?id=${id} HTTP/1.1\r\nHost: yunling.localhost\r\n${headers.token}: ${merchant.token}\r\n\r\n`,
  );
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), 20_000);
  fetched.mockRestore();
};

test('who hangs up leaves no label lying, and no place of the merchant’s share taken', async () => {
  const { id } = await kit.order('sent');
  for (let time = 0; time < 4; time += 1) await askAndLeave(id);
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), 20_000);
  const { status } = await merchant.call(batchGetLabel, { body: { ids: [id] } });
  expect(status).toBe(200);
});

test('nor where it is drawn while it is sent', async () => {
  const { id } = await kit.order('drawn', { boxes: 30 });
  const { port } = app.server.server.address() as AddressInfo;
  for (let time = 0; time < 4; time += 1) {
    const caller = connect(port, '127.0.0.1');
    caller.write(
      `GET ${constants.basePath}${getLabel.path}?id=${id} HTTP/1.1\r\nHost: yunling.localhost\r\n${headers.token}: ${merchant.token}\r\n\r\n`,
    );
    await new Promise((done) => caller.once('data', done));
    caller.resetAndDestroy();
  }
  const replies = [1, 2, 3].map(() => merchant.call(batchGetLabel, { body: { ids: [id] } }));
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200, 200]);
});
