import { addTeamMember, getWaiting, saveDraft } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { startSession } from '../auth/testing.ts';
import { orderForm } from '../orders/testing.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const waiting = async (visitor: Visitor) => (await visitor.call(getWaiting, {})).result;
const countOf = async (visitor: Visitor, key: string) =>
  (await waiting(visitor)).find((line) => line.key === key)?.count ?? 0;

const failOne = async (visitor: Visitor) => {
  const body = { form: orderForm({}) as never };
  const { id } = (await visitor.call(saveDraft, { body })).result;
  const failed =
    "update orders set status = 'failed', booking = 'refused', quoted_minor = 100, currency = 'CNY' where id = $1";
  await asOwner(app.database, failed, [id]);
};

test('a failed order waits for its merchant and its operators, not for another merchant', async () => {
  const [owner, other, operator] = await Promise.all(
    ['starfield', 'kapok', 'yunling-op'].map((name) => app.as(name)),
  );
  const before = await Promise.all(
    [owner, other, operator].map((v) => countOf(v as Visitor, 'orderFailed')),
  );
  await failOne(owner as Visitor);
  const after = await Promise.all(
    [owner, other, operator].map((v) => countOf(v as Visitor, 'orderFailed')),
  );
  expect(after.map((count, at) => count - (before[at] as number))).toEqual([1, 0, 1]);
  const [line] = (await waiting(owner as Visitor)).filter(({ key }) => key === 'orderFailed');
  expect(line).toMatchObject({
    path: '/order/list?status=failed',
    text: expect.stringContaining('失败'),
  });
});

test('what one may not see to is not told', async () => {
  const owner = await app.as('starfield');
  await failOne(owner);
  const form = { username: 'waits1', password: 'Newpass123', realname: '成员' };
  const body = { ...form, permissions: ['financial:overview'] };
  const { id } = (await owner.call(addTeamMember, { body: body as never })).result;
  const member = app.withToken(await startSession(await app.ctxOf(), id));
  expect(await waiting(member)).toEqual([]);
});

test('a merchant hears nothing of what operators see to', async () => {
  const keys = (await waiting(await app.as('starfield'))).map(({ key }) => key);
  for (const key of ['refundAsked', 'labelMissing', 'topUpPending', 'activationSubmitted']) {
    expect(keys).not.toContain(key);
  }
});

test('one of them is told as one, in English', async () => {
  const lonely = await app.as('fawn');
  const asked = { headers: { 'accept-language': 'en_US' } };
  const line = async () =>
    (await lonely.call(getWaiting, {}, asked)).result.find(({ key }) => key === 'orderFailed');
  await asOwner(app.database, "update orders set status = 'draft' where status = 'failed'");
  await failOne(lonely);
  expect(await line()).toMatchObject({ count: 1, text: 'order failed: correct and submit again' });
  await failOne(lonely);
  expect(await line()).toMatchObject({ count: 2, text: 'orders failed: correct and submit again' });
});
