import { afterAll, beforeAll, expect, test } from 'vitest';
import { expiredOfPlatform, sweep } from '../../platform/jobs/sweep.ts';
import { startAliyun } from '../../platform/messaging/aliyunTestServer.ts';
import { asOwner, tablesWith } from '../../testing/owner.ts';
import { appWithWorker } from '../../testing/worker.ts';
import { askForCode, forgive, messagesTo } from './authTestSteps.ts';

const mobile = '13800000001';
const key = { id: 'key', secret: 'a secret of this test' };

let vendor: Awaited<ReturnType<typeof startAliyun>>;
let running: Awaited<ReturnType<typeof appWithWorker>>;
beforeAll(async () => {
  process.env.ALPACA_ALIYUN_SECRET = key.secret;
  vendor = await startAliyun(key.id, key.secret);
  const query = new URLSearchParams({
    accessKeyId: key.id,
    signName: 'Alpaca',
    endpoint: vendor.endpoint,
  });
  running = await appWithWorker({ ALPACA_SMS: `aliyun:?${query}` });
});
afterAll(async () => {
  delete process.env.ALPACA_ALIYUN_SECRET;
  await running.stop();
  await vendor.stop();
});

const codeSent = async (status: string) => {
  await expect
    .poll(async () => (await messagesTo(running.app, mobile))[0]?.status, { timeout: 10_000 })
    .toBe(status);
  const params = vendor.seen.at(-1)?.query.get('TemplateParam');
  return (JSON.parse(params ?? '{}') as { code: string }).code;
};

/** As it would stand in a text, in JSON or by itself: six digits are part of many other numbers. */
const walked = async (code: string) => {
  const found = [];
  for (const text of [`"${code}"`, ` ${code}`, `${code}，`, `\t${code}`, `(${code}`, `,${code},`]) {
    found.push(...(await tablesWith(running.app.database, text)));
  }
  return found;
};

test.each([
  ['sent', { status: 200, body: { Code: 'OK', BizId: 'B-1' } }],
  ['failed', { status: 200, body: { Code: 'isv.MOBILE_NUMBER_ILLEGAL' } }],
])('a code whose message was %s stands nowhere in the database', async (status, reply) => {
  vendor.answers(reply);
  await forgive(running.app, mobile);
  await askForCode(running.app, mobile, 'login');
  const code = await codeSent(status);
  expect(code).toMatch(/^\d{6}$/);
  expect(await walked(code)).toEqual([]);
});

test('a code that could not be sent while it was good is taken away', async () => {
  vendor.answers('hang up');
  await forgive(running.app, mobile);
  await askForCode(running.app, mobile, 'login');
  await asOwner(
    running.app.database,
    `update outgoing_messages set created_at = now() - interval '11 minutes' where status = 'waiting'`,
  );
  const cell = running.app.node.cells.get('c1') ?? expect.fail();
  await sweep(cell.urls.sweep, expiredOfPlatform);
  const left = await messagesTo(running.app, mobile);
  expect(left.filter(({ status, body }) => status === 'waiting' || body !== '')).toEqual([]);
});
