import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, getMyInfo, headers } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.stop());

test('who hangs up while a call is under way is no fault of ours', async () => {
  const merchant = await app.as('starfield');
  // Known from here on: nothing of the next call waits for the database before its handler.
  await merchant.call(getMyInfo);
  const { port } = app.server.server.address() as AddressInfo;
  const caller = connect(port, '127.0.0.1');
  // In the midst of the call, and before the server has heard of it.
  const byId = app.node.directory.byId.bind(app.node.directory);
  const hangsUp = vi.spyOn(app.node.directory, 'byId').mockImplementation((...asked) => {
    caller.resetAndDestroy();
    return byId(...asked);
  });
  caller.write(
    `GET ${constants.basePath}${getMyInfo.path} HTTP/1.1\r\nHost: yunling.localhost\r\n${headers.token}: ${merchant.token}\r\n\r\n`,
  );
  await vi.waitFor(() => expect(hangsUp).toHaveBeenCalled());
  hangsUp.mockRestore();
  await sleep(200);
  expect(app.lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([]);
});
