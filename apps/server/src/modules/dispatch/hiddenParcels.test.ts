import { closeBag, closeBatch, deleteBag, reopenBag, reopenBatch } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type DispatchKit, openDispatchKit } from './dispatchTestKit.ts';
import { openNarrowed, packedBoth } from './narrowedTestKit.ts';

let app: TestApp;
let kit: DispatchKit;
let hidden: string;
let narrowed: Awaited<ReturnType<TestApp['as']>>;

beforeAll(async () => {
  app = await testApp();
  kit = await openDispatchKit(app);
  ({ hidden, narrowed } = await openNarrowed(app, kit));
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const mixed = () => packedBoth(kit, hidden);
const refused = async (asked: Promise<{ body: { errorKey?: string | null } }>) =>
  expect((await asked).body.errorKey).toBe('dataRule.outOfSight');

test('who does not see all that is in a bag neither closes, opens nor removes it', async () => {
  const { unseen, batch, bag } = await mixed();
  const close = (by: typeof narrowed, grossKg: number) =>
    by.call(closeBag, { body: { id: bag.id, grossKg } });
  await refused(close(narrowed, 1));
  const other = await kit.bag(batch.id);
  await kit.scan(bag.id, unseen.no, { isOut: true });
  await kit.scan(other.id, unseen.no);
  await refused(narrowed.call(deleteBag, { body: { id: other.id } }));
  // What they see they do.
  expect((await close(narrowed, 1)).status).toBe(200);
  expect((await kit.weigh(other.id, 1)).status).toBe(200);
  await refused(narrowed.call(reopenBag, { body: { id: other.id } }));
  expect((await narrowed.call(reopenBag, { body: { id: bag.id } })).status).toBe(200);
});

test('who does not see all that is in a batch neither lets it leave nor calls it back', async () => {
  const { seen, unseen, batch, bag } = await mixed();
  expect((await kit.weigh(bag.id, 2)).status).toBe(200);
  await refused(narrowed.call(closeBatch, { body: { id: batch.id } }));
  expect((await kit.operator.call(closeBatch, { body: { id: batch.id } })).status).toBe(200);
  await refused(narrowed.call(reopenBatch, { body: { id: batch.id, reason: '航班取消' } }));
  for (const { id } of [seen, unseen]) expect(await kit.statusOf(id)).toBe('outWarehouse');
});
