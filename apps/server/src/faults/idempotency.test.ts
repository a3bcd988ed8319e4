import { randomBytes } from 'node:crypto';
import { putPreference, uploadFile } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openField } from '../platform/fields/index.ts';
import { newId } from '../platform/ids.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { multipart } from '../testing/multipart.ts';
import { pdfThatSays } from '../testing/pdf.ts';
import { callApi, timeless } from './support/callApi.ts';
import { openDatabaseProxy } from './support/databaseProxy.ts';
import { type ApiProcess, type Fleet, openFleet, until } from './support/fleet.ts';
import { openMarks } from './support/jobMarks.ts';

let app: TestApp;
let fleet: Fleet;
let token: string;
let database: Awaited<ReturnType<typeof openMarks>>['client'];
let proxies: Awaited<ReturnType<typeof openDatabaseProxy>>[];
let doomed: ApiProcess[];
let healthy: ApiProcess[];

beforeAll(async () => {
  app = await testApp();
  fleet = await openFleet(app.database.cells);
  token = (await app.as('starfield')).token as string;
  database = (await openMarks(app.database)).client;
  const { cells } = app.database;
  const openProxy = () => openDatabaseProxy(JSON.parse(cells).c1.app);
  proxies = [await openProxy(), await openProxy()];
  const behind = proxies.map((proxy, i) =>
    fleet.api(`doomed${i}`, { ALPACA_CELLS: proxy.through(cells) }),
  );
  [doomed, healthy] = await Promise.all([
    Promise.all(behind),
    Promise.all([fleet.api('one'), fleet.api('two')]),
  ]);
}, 120_000);
afterAll(async () => {
  await fleet?.stop();
  await Promise.all((proxies ?? []).map((proxy) => proxy.close()));
  await database?.end();
  await app?.stop();
});

const pdf = () => pdfThatSays(randomBytes(16).toString('hex'));
const upload = (api: ApiProcess, key: string, content: Buffer) =>
  callApi(
    api,
    uploadFile,
    { query: { purpose: 'labelFile' } },
    { token, key, ...multipart('label.pdf', content) },
  );

/** Rows that belong to a key, or were left by a call of this name since. */
const stored = async (key: string) => {
  const { rows } = await database.query('select answer from idempotency_keys where key = $1', [
    key,
  ]);
  const ctx = await app.ctxOf();
  return (rows as { answer: string }[]).map(({ answer }) => ({
    answer: openField(ctx, 'idempotency_keys.answer', answer),
  }));
};
const count = async (from: string, values: unknown[] = []) => {
  const { rows } = await database.query(`select count(*)::int as count from ${from}`, values);
  return rows[0].count as number;
};
const logLines = (call: string) => count('operation_logs where call = $1', [call]);

describe('the API is killed between commit and reply', () => {
  test('after the commit: the same key gets the answer of the one effect', async () => {
    const [api] = doomed as [ApiProcess];
    const [before, key, content] = [await logLines('uploadFile'), newId(), pdf()];
    const committed = proxies[0]?.keepBack('answer');
    const reply = upload(api, key, content).then(
      () => 'answered',
      () => 'cut off',
    );
    await committed;
    api.kill();
    expect(await reply).toBe('cut off');
    const [first] = await stored(key);
    const { key: fileId } = JSON.parse(first?.answer as string);
    expect(await count('files where id = $1', [fileId])).toBe(1);

    const again = await upload(healthy[0] as ApiProcess, key, content);
    expect(again).toMatchObject({ status: 200, body: { success: true, result: { key: fileId } } });
    expect(again.body.result).toEqual(JSON.parse(first?.answer as string));
    const thrice = await upload(healthy[1] as ApiProcess, key, content);
    expect(timeless(thrice)).toEqual(timeless(again));
    expect(await stored(key)).toEqual([first]);
    expect(await count("files where purpose = 'labelFile'")).toBe(1);
    expect(await logLines('uploadFile')).toBe(before + 1);
  });

  test('before the commit: nothing has happened, and the same key does it once', async () => {
    const api = doomed[1] as ApiProcess;
    const [before, key] = [await logLines('putPreference'), newId()];
    const put = (to: ApiProcess) =>
      callApi(
        to,
        putPreference,
        { params: { code: 'fault.columns' }, body: { value: ['customerNo'] } },
        { token, key },
      );
    const asked = proxies[1]?.keepBack('commit');
    const reply = put(api).then(
      () => 'answered',
      () => 'cut off',
    );
    await asked;
    api.kill();
    expect(await reply).toBe('cut off');
    await api.exited;
    expect(await stored(key)).toEqual([]);
    expect(await count("preferences where code = 'fault.columns'")).toBe(0);

    expect(await put(healthy[0] as ApiProcess)).toMatchObject({ status: 200 });
    expect(await put(healthy[1] as ApiProcess)).toMatchObject({ status: 200 });
    expect(await stored(key)).toHaveLength(1);
    expect(await count("preferences where code = 'fault.columns'")).toBe(1);
    expect(await logLines('putPreference')).toBe(before + 1);
  });
});

describe('the same key 64 times at once at two processes', () => {
  const send = (key: string, content: Buffer) =>
    Array.from({ length: 64 }, (_, i) => upload(healthy[i % 2] as ApiProcess, key, content));

  /** One effect, one answer, and whoever came too early was told so. */
  const holds = async (replies: Awaited<ReturnType<typeof upload>>[], key: string) => {
    const [answer, ...others] = replies.filter(({ status }) => status === 200).map(timeless);
    for (const other of others) expect(other).toEqual(answer);
    const early = replies.filter(({ status }) => status !== 200);
    for (const { status, body } of early) {
      expect([status, body.errorKey]).toEqual([409, 'idempotency.running']);
    }
    expect(await stored(key)).toEqual([{ answer: JSON.stringify(answer?.body.result) }]);
    return { answer, answered: others.length + 1, early: early.length };
  };

  test('has one effect, and the answer is given again to whoever asks later', async () => {
    const [before, key, content] = [await count('files'), newId(), pdf()];
    const { answer, answered, early } = await holds(await Promise.all(send(key, content)), key);
    console.log(`64 at once: ${answered} answered, ${early} told that it is under way`);
    for (const api of healthy) expect(timeless(await upload(api, key, content))).toEqual(answer);
    expect(await count('files')).toBe(before + 1);
  });

  test('is refused to 63 of them while the first is still at work', async () => {
    const [before, key, content] = [await count('files'), newId(), pdf()];
    await database.query('begin; lock table files in share mode');
    let ended = 0;
    const replies = send(key, content).map((reply) => reply.finally(() => (ended += 1)));
    await until('63 are refused', () => ended === 63);
    await database.query('commit');
    expect(await holds(await Promise.all(replies), key)).toMatchObject({ answered: 1, early: 63 });
    expect(await count('files')).toBe(before + 1);
  });

  test('is refused with another body', async () => {
    const [api, key] = [healthy[0] as ApiProcess, newId()];
    expect(await upload(api, key, pdf())).toMatchObject({ status: 200 });
    const reply = await upload(api, key, pdf());
    expect([reply.status, reply.body.errorKey]).toEqual([422, 'idempotency.otherBody']);
  });
});
