import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OrderForm } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keepLongResult } from '../../../../../../scripts/results.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { fillOrders } from '../list/ordersTestMany.ts';
import { orderForm } from '../ordersTestForms.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const [few, many] = isLong ? [2_000, 200_000] : [1_000, 10_000];
/** What the garbage of a longer run may add. */
const mostMoreMb = 48;

// A heap that is never collected before it is full would say nothing of what is kept.
const heap = ['--max-old-space-size=96', '--max-semi-space-size=4'];
const writer = join(import.meta.dirname, 'exportTestWriter.ts');

interface Wrote {
  rows: number;
  bytes: number;
  mostKb: number;
}

let apps: TestApp[] = [];
const written = async (count: number): Promise<Wrote> => {
  const app = await testApp();
  apps.push(app);
  const { tenant } = await app.ctxOf();
  const form = z.parse(OrderForm, orderForm({ productId: newId() }));
  const merchantId = await fillOrders(app.database, tenant.id, count, 1, form);
  const { stdout } = await promisify(execFile)('node', [...heap, writer, merchantId], {
    env: { ...process.env, ALPACA_CELLS: app.database.cells },
  });
  return JSON.parse(stdout);
};

let ofFew: Wrote;
let ofMany: Wrote;
beforeAll(async () => {
  ofFew = await written(few);
  ofMany = await written(many);
}, 1_200_000);
afterAll(async () => {
  for (const app of apps) await app.stop();
  apps = [];
});

test('an export has every order, however many there are', () => {
  expect(ofFew.rows).toBe(few);
  expect(ofMany.rows).toBe(many);
  expect(ofMany.bytes).toBeGreaterThan(ofFew.bytes * 5);
});

test('many orders take no more memory than few', () => {
  const [fewMb, manyMb] = [ofFew.mostKb / 1024, ofMany.mostKb / 1024];
  const facts = { few, many, fewMb: Math.round(fewMb), manyMb: Math.round(manyMb), mostMoreMb };
  keepLongResult('export-memory', 'Orders as a spreadsheet: memory of many against few', facts);
  expect(manyMb - fewMb, JSON.stringify(facts)).toBeLessThan(mostMoreMb);
});
