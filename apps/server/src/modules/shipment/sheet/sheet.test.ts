import { execFileSync } from 'node:child_process';
import { deliverPrint, getDeliverDetail, takeBackShipment } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { testApp } from '../../../testing/app.ts';
import { codesOfPages } from '../../labels/testing.ts';
import { openShipmentKit, type ShipmentKit } from '../shipmentTestKit.ts';

let kit: ShipmentKit;
beforeAll(async () => {
  kit = await openShipmentKit(await testApp());
});
afterAll(() => kit.app.stop());

type Visitor = ShipmentKit['merchant'];
const print = (by: Visitor, id: string) => by.call(deliverPrint, { query: { id } });
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();

test('the sheet has the number as a barcode, each order, and the totals in both languages', async () => {
  const orders = await kit.orders(3, { boxes: 2 });
  const { id, shipmentNo } = await kit.list(orders, { remark: '易碎 fragile' });
  const reply = await print(kit.merchant, id);
  const pdf = reply.raw.rawPayload;
  expect(reply.raw.headers['content-type']).toBe('application/pdf');
  const text = textOf(pdf);
  for (const order of orders) expect(text).toContain(order.no);
  for (const words of ['交货清单', 'Hand-over list', '合计', 'Total', '易碎 fragile', '9.000']) {
    expect(text).toContain(words);
  }
  expect((await codesOfPages(pdf)).zbar).toEqual([[shipmentNo]]);
  // The warehouse prints it too.
  expect((await print(kit.operator, id)).status).toBe(200);
});

test('a scanner reads our number whatever the merchant calls it, and a long list goes on for pages', async () => {
  const orders = await kit.orders(60);
  const shipmentNo = `LONG-${newId().replaceAll('-', '')}`.padEnd(50, 'X');
  const { id } = await kit.list(orders, { shipmentNo });
  const { result: list } = await kit.merchant.call(getDeliverDetail, { query: { id } });
  const pdf = (await print(kit.merchant, id)).raw.rawPayload;
  const { zbar, zxing } = await codesOfPages(pdf);
  expect(zbar[0]).toEqual([list.inventoryNo]);
  expect(zxing[0]).toEqual([list.inventoryNo]);
  expect(zbar.length).toBeGreaterThan(1);
  const text = textOf(pdf);
  expect(text.replaceAll(/\s/g, '')).toContain(shipmentNo);
  expect(orders.filter(({ no }) => !text.includes(no))).toEqual([]);
  expect(text).toMatch(new RegExp(`1 ?/ ?${zbar.length}`));
});

test('there is none of a list that was taken back, and none of another merchant’s', async () => {
  const { id } = await kit.list(await kit.orders(1));
  expect((await print(await kit.app.as('kapok'), id)).status).toBe(404);
  await kit.merchant.call(takeBackShipment, { body: { id, revision: 1 } });
  expect((await print(kit.merchant, id)).body.errorKey).toBe('shipment.takenBack');
});
