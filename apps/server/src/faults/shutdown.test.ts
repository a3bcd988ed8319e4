import { connect } from 'node:net';
import { constants, putPreference, uploadFile } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { multipart } from '../testing/multipart.ts';
import { onePagePdf } from '../testing/pdf.ts';
import { callApi } from './support/callApi.ts';
import { type ApiProcess, type Fleet, openFleet, until } from './support/fleet.ts';
import { type Marks, openMarks } from './support/jobMarks.ts';
import { merchantCtx } from './support/merchantCtx.ts';
import { openSocket, socketTicket } from './support/socket.ts';
import { slowBefore } from './support/testJobs.ts';

let app: TestApp;
let fleet: Fleet;
let marks: Marks;

beforeAll(async () => {
  app = await testApp();
  marks = await openMarks(app.database);
  fleet = await openFleet(app.database.cells);
});
afterAll(async () => {
  await fleet?.stop();
  await marks?.close();
  await app?.stop();
});

/** A request written by hand, so that the test decides when its last bytes are sent. */
const slowRequest = (api: ApiProcess, head: string) => {
  const socket = connect(Number(new URL(api.base).port), '127.0.0.1');
  let reply = '';
  socket.on('data', (data) => {
    reply += data;
  });
  socket.on('error', () => {});
  socket.write(head);
  return {
    send: (rest: string | Buffer) => socket.write(rest),
    status: () => until('a reply', () => /^HTTP\/1\.1 (\d+) /.exec(reply)?.[1]),
    text: () => reply,
  };
};

const takesConnections = (api: ApiProcess) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(api.base).port), '127.0.0.1');
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

test('an API asked to stop answers what was asked before, then ends with 0', async () => {
  const api = await fleet.api('api');
  const { token } = await app.as('starfield');
  const page = openSocket(api, {
    userId: app.userId('starfield'),
    ticket: await socketTicket(api, token as string),
  });
  await page.ready();
  const { payload, headers } = multipart('label.pdf', onePagePdf);
  const upload = slowRequest(
    api,
    [
      `${uploadFile.method} ${constants.basePath}${uploadFile.path}?purpose=labelFile HTTP/1.1`,
      'host: 127.0.0.1',
      `x-access-token: ${token}`,
      `idempotency-key: ${newId()}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
      '\r\n',
    ].join('\r\n') + payload.subarray(0, 100).toString('latin1'),
  );
  const probe = slowRequest(api, 'GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\n');
  await marks.client.query('begin; lock table preferences');
  const put = callApi(
    api,
    putPreference,
    { params: { code: 'fault.stop' }, body: { value: 1 } },
    { token, key: newId() },
  );
  await until('the change waits for us', async () => {
    const waiting = await marks.client.query('select from pg_locks where not granted');
    return waiting.rowCount === 1;
  });
  api.terminate();

  await until('it takes no more connections', async () => !(await takesConnections(api)));
  expect(await page.closed()).toBe(1012);
  await marks.client.query('commit');
  expect(await put).toMatchObject({ status: 200 });
  probe.send('\r\n');
  expect(await probe.status()).toBe('503');
  upload.send(payload.subarray(100));
  expect(await upload.status()).toBe('200');
  expect(upload.text()).toContain('"success":true');
  expect(await api.exited).toBe('finished');
}, 60_000);

test('a worker asked to stop finishes its job, then ends with 0', async () => {
  const worker = await fleet.worker('worker');
  const id = await addJob(await merchantCtx(app, 'M100001'), slowBefore, { ms: '2000' });
  await until('the job begins', async () => (await marks.begun(id)).length === 1);
  worker.terminate();
  expect(await worker.exited).toBe('finished');
  expect(await marks.state(id)).toBe('completed');
  expect(await marks.begun(id)).toHaveLength(1);
  expect(await marks.effects(id)).toHaveLength(1);
}, 60_000);

test('a relay asked to stop ends with 0', async () => {
  const relay = fleet.relay('relay');
  await until('it leads', () => fleet.said('relay', '"leading"'));
  relay.terminate();
  expect(await relay.exited).toBe('finished');
});

test.runIf(process.env.ALPACA_LONG)(
  'a worker asked to stop gives back a job that takes too long, and another finishes it',
  async () => {
    const worker = await fleet.worker('leaving');
    const id = await addJob(await merchantCtx(app, 'M100001'), slowBefore, { ms: '120000' });
    await until('the job begins', async () => (await marks.begun(id)).length === 1);
    worker.terminate();
    expect(await worker.exited).toBe('finished');
    expect(await marks.state(id)).toBe('retry');
    await fleet.worker('staying');
    await until('the job ends', async () => (await marks.state(id)) === 'completed');
    expect(await marks.effects(id)).toHaveLength(1);
  },
  120_000,
);
