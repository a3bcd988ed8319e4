import {
  addOrderFile,
  createFileTicket,
  deleteOrderFile,
  getLogList,
  listOrderFiles,
  orderFilesMost,
  restoreOrderFile,
  uploadFile,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { drawnPdf, pdfOf } from '../../../platform/pdf/pdfTestFiles.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { multipart } from '../../../testing/multipart.ts';
import { onePagePdf } from '../../../testing/pdf.ts';
import { files } from '../../files/index.ts';
import { makeFile } from '../../files/testing.ts';
import { type LabelsKit, openLabelsKit } from '../labelsTestKit.ts';
import { filesOf } from './filesOf.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let kit: LabelsKit;
let merchant: Visitor;
let operator: Visitor;
beforeAll(async () => {
  app = await testApp();
  kit = await openLabelsKit(app);
  merchant = await app.as('starfield');
  operator = await app.as('yunling-op');
});
afterAll(() => app.stop());

const upload = async (body: Buffer, name = 'fba.pdf', by = merchant) =>
  by.call(uploadFile, { query: { purpose: 'orderFile' } }, multipart(name, body));
const uploaded = async (body = onePagePdf, name?: string) => (await upload(body, name)).result.key;

const plain = { kind: 'boxLabel', box: null, printer: 'label' } as const;
type Added = Partial<Parameters<typeof request>[0]>;
const request = (body: {
  orderId: string;
  fileKey: string;
  kind: 'boxLabel' | 'msds';
  box: number | null;
  printer: 'label' | 'a4';
}) => body;
const add = async (orderId: string, more: Added = {}, by = merchant) => {
  const fileKey = more.fileKey ?? (await uploaded());
  return by.call(addOrderFile, { body: request({ ...plain, ...more, orderId, fileKey }) });
};
const list = async (id: string, by = merchant) =>
  (await by.call(listOrderFiles, { query: { id } })).result;
const remove = (id: string, by = merchant) => by.call(deleteOrderFile, { body: { id } });

describe('a file that a merchant brings along', () => {
  test('is listed with its name, pages and who brought it', async () => {
    const order = await kit.order('sent', { boxes: 2 });
    const three = await drawnPdf(Array.from({ length: 3 }, () => [283, 425] as const));
    const fileKey = await uploaded(three, '电池 MSDS.pdf');
    const { result } = await add(order.id, { fileKey, kind: 'msds', printer: 'a4' });
    await add(order.id, { box: 2 });
    expect(await list(order.id)).toEqual([
      {
        id: result.id,
        kind: 'msds',
        box: null,
        name: '电池 MSDS.pdf',
        fileKey,
        pages: 3,
        printer: 'a4',
        createTime: expect.any(String),
        userName: expect.any(String),
      },
      expect.objectContaining({ kind: 'boxLabel', box: 2, pages: 1, printer: 'label' }),
    ]);
    // As the papers of the order ask for them: of the whole order first.
    const facts = (await filesOf(await app.ctxOf(), [order.id])).get(order.id);
    expect(facts?.map(({ line, pages }) => [line, pages])).toEqual([
      [null, 3],
      [2, 1],
    ]);
  });

  test('has nothing in it but its pages', async () => {
    const script = '/OpenAction << /S /JavaScript /JS (x) >>';
    const key = await uploaded(pdfOf({ catalog: script }));
    const kept = await files.read(await app.ctxOf(), key);
    expect(kept.includes('OpenAction')).toBe(false);
  });

  test('is gone from the order when it is deleted, and the log says so', async () => {
    const order = await kit.order('drawn');
    const { result } = await add(order.id);
    expect((await remove(result.id)).status).toBe(200);
    expect(await list(order.id)).toEqual([]);
    expect((await remove(result.id)).body.errorKey).toBe('record.deletedAlready');
    const admin = await app.as('yunling-admin');
    const { records } = (await admin.call(getLogList, { query: {} })).result;
    expect(records.slice(0, 2).map(({ content }) => content)).toEqual([
      `删除订单 ${order.no} 的文件“fba.pdf”`,
      `为订单 ${order.no} 添加文件“fba.pdf”`,
    ]);
  });
});

describe('refused is', () => {
  test('a box that the order has not', async () => {
    const order = await kit.order('sent', { boxes: 2 });
    expect((await add(order.id, { box: 3 })).body.errorKey).toBe('orderFile.noSuchBox');
  });

  test('what is no upload for this, or somebody else’s', async () => {
    const order = await kit.order('drawn');
    const owner = { ctx: await app.ctxOf(), userId: app.userId('starfield') };
    const label = await makeFile('labelFile')({ ...owner, merchantId: kit.merchantId });
    const others = await makeFile('orderFile')({
      ...owner,
      userId: app.userId('kapok'),
      merchantId: app.merchantId('M100002'),
    });
    for (const fileKey of [label, others, newId()]) {
      expect((await add(order.id, { fileKey })).body.errorKey).toBe('file.notFound');
    }
    // Five bytes that were never looked at.
    const fileKey = await makeFile('orderFile')({ ...owner, merchantId: kit.merchantId });
    expect((await add(order.id, { fileKey })).body.errorKey).toBe('orderFile.unusable');
  });

  test('one more than there is room for, also of several at once', async () => {
    const order = await kit.order('drawn');
    const fileKey = await uploaded();
    const replies = await Promise.all(
      Array.from({ length: orderFilesMost + 2 }, () => add(order.id, { fileKey })),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.errorKey)).toEqual([
      'orderFile.tooMany',
      'orderFile.tooMany',
    ]);
    expect(await list(order.id)).toHaveLength(orderFilesMost);
  });

  test.each([
    ['upload.locked', () => drawnPdf([[9, 9]], { userPassword: 'secret' })],
    ['upload.broken', async () => Buffer.from('%PDF-1.4\n%%EOF\n')],
  ] as const)('%s already when it is uploaded', async (key, make) => {
    expect((await upload(await make())).body.errorKey).toBe(key);
  });
});

describe('others', () => {
  test('of the tenant see it, and neither add nor delete', async () => {
    const order = await kit.order('drawn');
    const { result } = await add(order.id);
    const [seen] = await list(order.id, operator);
    expect(seen?.id).toBe(result.id);
    const ticket = { body: { key: seen?.fileKey as string } };
    expect((await operator.call(createFileTicket, ticket)).status).toBe(200);
    expect((await add(order.id, {}, operator)).status).toBe(403);
    expect((await remove(result.id, operator)).status).toBe(403);
  });

  test('merchants learn nothing of it', async () => {
    const order = await kit.order('drawn');
    const { result } = await add(order.id);
    const kapok = await app.as('kapok');
    const listed = await kapok.call(listOrderFiles, { query: { id: order.id } });
    expect(listed.body.errorKey).toBe('order.notFound');
    expect((await add(order.id, {}, kapok)).body.errorKey).toBe('order.notFound');
    expect((await remove(result.id, kapok)).body.errorKey).toBe('orderFile.notFound');
    expect(await list(order.id)).toHaveLength(1);
  });
});

test('a file whose deletion is taken back is as before, and nobody else takes it back', async () => {
  const order = await kit.order('sent');
  const { result } = await add(order.id);
  const before = await list(order.id);
  await remove(result.id);
  const restore = (by = merchant) => by.call(restoreOrderFile, { body: { id: result.id } });
  expect((await restore(await app.as('kapok'))).body.errorKey).toBe('orderFile.notFound');
  expect((await restore(operator)).status).toBe(403);
  expect((await restore()).result).toEqual({ restored: 1, already: 0 });
  expect((await restore()).result).toEqual({ restored: 0, already: 1 });
  expect(await list(order.id)).toEqual(before);
});

test('an order that was filled up meanwhile takes no file back', async () => {
  const order = await kit.order('sent');
  const fileKey = await uploaded();
  const { result } = await add(order.id, { fileKey });
  await remove(result.id);
  for (let n = 0; n < orderFilesMost; n += 1) await add(order.id, { fileKey });
  const refused = await merchant.call(restoreOrderFile, { body: { id: result.id } });
  expect(refused.body.errorKey).toBe('orderFile.tooMany');
  expect(await list(order.id)).toHaveLength(orderFilesMost);
});
