import { ConsigneeForm, getDefaultConsignee, listConsignees, ShipperForm } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addMany, streamAddresses } from './addressBulk.service.ts';
import { consignee, merchantOf, shipper } from './addressesTestForms.ts';

let app: TestApp;
let ctx: Ctx;
beforeAll(async () => {
  app = await testApp();
  const all = await app.ctxOf();
  ctx = { ...all, scope: 'merchant', merchantId: await merchantOf(all, 'M100004') };
});
afterAll(() => app.stop());

const consignees = (count: number, name: string) =>
  Array.from({ length: count }, (_, n) =>
    z.parse(ConsigneeForm, consignee({ name: `${name} ${n}`, tags: 'a;b' })),
  );
const total = async (keyword: string) =>
  (await (await app.as('fawn')).call(listConsignees, { query: { keyword } })).result.total;

test('500 come in by one call, and are found', async () => {
  const forms = consignees(500, 'Bulk');
  const { ids, refused } = await addMany(ctx, 'consignee', forms);
  expect(refused).toEqual([]);
  expect(new Set(ids).size).toBe(500);
  expect(await total('bulk')).toBe(500);
});

test('those that are there already, or stand twice, are refused by their place', async () => {
  const [one, two] = consignees(2, 'Twice');
  await addMany(ctx, 'consignee', [one as ConsigneeForm]);
  const again = [two, one, two].map((form) => form as ConsigneeForm);
  const { ids, refused } = await addMany(ctx, 'consignee', again);
  expect(refused).toEqual([
    { index: 1, key: 'address.duplicate' },
    { index: 2, key: 'address.duplicate' },
  ]);
  expect(ids).toEqual([expect.any(String), null, null]);
  const allowed = await addMany(ctx, 'consignee', again, { allowDuplicate: true });
  expect(allowed.refused).toEqual([]);
});

test('codes that are taken are refused, the others come', async () => {
  const forms = ['B1', 'B2', 'B1', ''].map((code, n) =>
    z.parse(ShipperForm, shipper({ name: `仓 ${n}`, code })),
  );
  expect((await addMany(ctx, 'shipper', forms)).refused).toEqual([
    { index: 2, key: 'address.codeTaken' },
  ]);
});

test('the last that asks to be the default is', async () => {
  const forms = consignees(3, 'Chosen').map((form, n) => ({ ...form, isDefault: n < 2 }));
  const { ids } = await addMany(ctx, 'consignee', forms);
  const { result } = await (await app.as('fawn')).call(getDefaultConsignee);
  expect(result?.id).toBe(ids[1]);
});

test('what is undone with its transaction never came', async () => {
  const undone = inTx(ctx, async (ctx) => {
    await addMany(ctx, 'consignee', consignees(3, 'Undone'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await total('undone')).toBe(0);
});

test('a book is read whole in batches, each row once, the default first', async () => {
  const seen: { id: string; isDefault: boolean }[] = [];
  const sizes: number[] = [];
  await inTx(ctx, async (ctx) => {
    for await (const batch of streamAddresses(ctx, 'consignee', {}, 100)) {
      sizes.push(batch.length);
      seen.push(...batch);
    }
  });
  expect(seen.length).toBeGreaterThan(500);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen[0]?.isDefault).toBe(true);
  expect(sizes.slice(0, -1).every((size) => size === 100)).toBe(true);
  const part: unknown[] = [];
  await inTx(ctx, async (ctx) => {
    const bulk = { keyword: 'bulk 49' };
    for await (const batch of streamAddresses(ctx, 'consignee', bulk, 4)) part.push(...batch);
  });
  expect(part).toHaveLength(15);
});
