import { createFileTicket, getMerchantData, listByUser, startDataExport } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { workCtx } from '../../../platform/jobs/workCtx.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { looksAt } from '../../../testing/owner.ts';
import { files } from '../../files/index.ts';
import { openLabelsKit } from '../../labels/testing.ts';
import { sweepForgotten } from '../forget/forget.sweep.ts';
import { dataExportJob } from './dataExport.job.ts';
import { exportedTables, partsOf } from './exportParts.ts';
import { inVolumes } from './volumes.ts';

let app: TestApp;
let ctx: Ctx;
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
});
afterAll(() => app.stop());

const ask = looksAt(() => app);
const run = (exportId: string, id = newId()) =>
  dataExportJob.run(ctx, { id, ids: { exportId }, signal: new AbortController().signal });

/** Names and unpacked texts of an archive whose parts are stored or packed one by one. */
const textsOf = async (merchantId: string) => {
  const own = workCtx(app.node, ctx.tenant, merchantId);
  return inTx(
    own,
    async (own) => {
      const texts = new Map<string, string>();
      const asked = { merchant_id: merchantId, code: 'X' };
      for await (const { name, data } of partsOf(own, asked, new AbortController().signal)) {
        const chunks: Uint8Array[] = [];
        for await (const chunk of data) chunks.push(chunk);
        texts.set(name, Buffer.concat(chunks).toString());
      }
      return texts;
    },
    { snapshot: true },
  );
};

test('all of a merchant’s rows are in it, and nobody else’s', async () => {
  const merchantId = app.merchantId('M100001');
  const { no } = await (await openLabelsKit(app)).order('drawn');
  const texts = await textsOf(merchantId);
  const readMe = texts.get('README.txt') as string;
  for (const { area, name } of exportedTables()) {
    const rows = JSON.parse(texts.get(`${area}/${name}.json`) as string) as Record<
      string,
      unknown
    >[];
    const [counted] = await ask<{ n: number }>(
      `select count(*)::int as n from ${name} where tenant_id = $1 and merchant_id = $2`,
      [ctx.tenant.id, merchantId],
    );
    expect(rows.length, name).toBe(counted?.n);
    expect(readMe).toContain(`${area}/${name}.json`);
    for (const row of rows) expect(row.merchant_id, name).toBeUndefined();
  }
  const orders = JSON.parse(texts.get('orders/orders.json') as string);
  expect(orders[0]).toMatchObject({ order_no: no, form: { consignee: { countryCode: 'US' } } });
  expect([...texts.keys()].some((name) => name === 'orders/orders.xlsx')).toBe(true);
  const all = [...texts.entries()].filter(([name]) => name.endsWith('.json')).join();
  expect(all).not.toContain('password_hash');
  // Its numbers are told as they are, and nothing of what finds them.
  const users = JSON.parse(texts.get('account/users.json') as string) as Record<string, unknown>[];
  expect(users.find(({ username }) => username === 'starfield')?.phone).toBe('13800000001');
  expect(all).not.toMatch(/phone_index|e1\.\d{4}[a-z]?\./);
  expect(all).not.toMatch(/"key_hash"|"secret"/);
  const others = app.merchantId('M100002');
  expect(all).not.toContain(others);
});

test('is made once, told in the bell, fetched by who asked, and gone after its days', async () => {
  const owner = await app.as('kapok');
  const { result } = await owner.call(startDataExport, { body: {} });
  const twice = await owner.call(startDataExport, { body: {} });
  expect(twice).toMatchObject({ status: 409, body: { errorKey: 'dataExport.underWay' } });
  const job = newId();
  await run(result.id, job);
  await run(result.id, job);
  const data = (await owner.call(getMerchantData, { query: {} })).result;
  expect(data.exports[0]).toMatchObject({ state: 'ready', bytes: expect.any(Number) });
  const [key = ''] = data.exports[0]?.fileKeys ?? [];
  expect((await owner.call(createFileTicket, { body: { key } })).status).toBe(200);
  const bell = (await owner.call(listByUser)).result.sysMsgList.map(({ titile }) => titile);
  expect(bell[0]).toContain('数据包已生成');
  // The administrator sees that there is one, and cannot fetch what another asked for.
  const admin = await app.as('yunling-admin');
  const seen = await admin.call(getMerchantData, { query: { merchantId: data.merchantId } });
  expect(seen.result.exports[0]).toMatchObject({ state: 'ready', fileKeys: [] });
  expect((await admin.call(createFileTicket, { body: { key } })).status).toBe(403);
  const zip = await files.read(ctx, key);
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('orders/orders.json')).toBe(true);

  await ask('update data_exports set expires_at = now() where id = $1', [result.id]);
  await sweepForgotten(ctx);
  const over = (await owner.call(getMerchantData, { query: {} })).result.exports[0];
  expect(over).toMatchObject({ state: 'gone', fileKeys: [] });
  expect((await owner.call(createFileTicket, { body: { key } })).status).toBe(404);
  const stored = await app.node.storage.get(`${ctx.tenant.id}/${key}`);
  expect(stored).toBeNull();
});

test('is for the owner, and for the tenant’s administrators', async () => {
  const clerk = await app.as('starfield-clerk');
  expect((await clerk.call(startDataExport, { body: {} })).status).toBe(403);
  const operator = await app.as('yunling-op');
  const merchantId = app.merchantId('M100001');
  expect((await operator.call(startDataExport, { body: { merchantId } })).status).toBe(403);
  const owner = await app.as('starfield');
  const theirs = { merchantId: app.merchantId('M100002') };
  expect((await owner.call(startDataExport, { body: theirs })).status).toBe(404);
  const admin = await app.as('yunling-admin');
  expect((await admin.call(startDataExport, { body: { merchantId } })).status).toBe(200);
});

test('what does not fit one archive goes on in the next', async () => {
  async function* many() {
    for (let at = 0; at < 10; at += 1) yield { name: `${at}`, data: [Buffer.alloc(10)] };
  }
  const volumes: string[][] = [];
  for await (const parts of inVolumes(many(), 35)) {
    const names: string[] = [];
    for await (const { name, data } of parts) {
      for await (const _ of data);
      names.push(name);
    }
    volumes.push(names);
  }
  expect(volumes).toEqual([
    ['0', '1', '2', '3'],
    ['4', '5', '6', '7'],
    ['8', '9'],
  ]);
});
