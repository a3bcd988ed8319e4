import { createFileTicket, downloadFile, getLogList, uploadFile } from '@alpaca/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let merchant: Visitor;
let operator: Visitor;
beforeAll(async () => {
  app = await testApp();
  [merchant, operator] = [await app.as('starfield'), await app.as('yunling-op')];
});
afterAll(() => app.stop());

const uploaded = async (purpose: 'licence' | 'avatar') => {
  const card = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const request = { query: { purpose } } as const;
  return (await merchant.call(uploadFile, request, multipart('id card.png', card))).result.key;
};
const read = async (key: string, by: Visitor) => {
  const { ticket } = (await by.call(createFileTicket, { body: { key } })).result;
  return app.anonymous().call(downloadFile, { params: { key }, query: { ticket } });
};
const linesOf = (key: string) =>
  asOwner<{ operator: string; user_id: string; merchant_id: string | null; type: string }>(
    app.database,
    `select * from operation_logs where call = 'downloadFile' and params->>'key' = $1
     order by created_at`,
    [key],
  );

test('whoever opens an identity document leaves a line: who, and whose it is', async () => {
  const key = await uploaded('licence');
  expect((await read(key, operator)).status).toBe(200);
  expect((await read(key, merchant)).status).toBe(200);
  const [first, second, ...more] = await linesOf(key);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    user_id: app.userId('yunling-op'),
    merchant_id: null,
    type: 'read',
  });
  expect(first?.operator).not.toBe('');
  expect(second).toMatchObject({ user_id: app.userId('starfield') });
  const admin = await app.as('yunling-admin');
  const { records } = (await admin.call(getLogList, { query: { type: 'read' } })).result;
  expect(records).toHaveLength(2);
  for (const { content } of records) expect(content).toBe('查看商户 M100001 的证件“id card.png”');
});

test('a link that opens nothing, and a file of another kind, leave none', async () => {
  const key = await uploaded('licence');
  const request = { params: { key }, query: { ticket: 'x' } };
  expect((await app.anonymous().call(downloadFile, request)).status).toBe(404);
  expect(await linesOf(key)).toEqual([]);
  const face = await uploaded('avatar');
  expect((await read(face, merchant)).status).toBe(200);
  expect(await linesOf(face)).toEqual([]);
});
