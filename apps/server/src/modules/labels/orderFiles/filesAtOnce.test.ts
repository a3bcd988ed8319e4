import { setTimeout as sleep } from 'node:timers/promises';
import { addOrderFile, listOrderFiles, uploadFile } from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inTurn } from '../../../platform/pdf/turns.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { multipart } from '../../../testing/multipart.ts';
import { onePagePdf } from '../../../testing/pdf.ts';
import { type LabelsKit, openLabelsKit } from '../labelsTestKit.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let kit: LabelsKit;
let merchant: Visitor;
let fileKey: string;
beforeAll(async () => {
  app = await testApp();
  kit = await openLabelsKit(app);
  merchant = await app.as('starfield');
  const pdf = multipart('own.pdf', onePagePdf);
  fileKey = (await merchant.call(uploadFile, { query: { purpose: 'orderFile' } }, pdf)).result.key;
});
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

const add = (orderId: string) =>
  merchant.call(addOrderFile, {
    body: { orderId, fileKey, kind: 'msds', box: null, printer: 'a4' },
  });

test('who adds many at once holds a few connections, not all that the node has', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => kit.order('drawn')));
  const gate = Promise.withResolvers<void>();
  const { storage } = app.node;
  const get = storage.get.bind(storage);
  const fetched = vi.spyOn(storage, 'get').mockImplementation(async (...asked) => {
    await gate.promise;
    return get(...asked);
  });
  const replies = orders.map(({ id }) => add(id));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  await sleep(300);
  expect(fetched).toHaveBeenCalledTimes(2);
  gate.resolve();
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(Array(6).fill(200));
});

test('its pages are counted, and not judged once more behind everybody’s uploads', async () => {
  const order = await kit.order('drawn');
  const gate = Promise.withResolvers<void>();
  const others = Array.from({ length: 9 }, () => inTurn(() => gate.promise));
  const added = await Promise.race([add(order.id), sleep(5000)]);
  gate.resolve();
  await Promise.all(others);
  expect(added?.status).toBe(200);
  const { result } = await merchant.call(listOrderFiles, { query: { id: order.id } });
  expect(result.map(({ pages }) => pages)).toEqual([1]);
});
