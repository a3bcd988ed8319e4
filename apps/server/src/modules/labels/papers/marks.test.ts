import { addPrintRecords, batchGetLabel, checkPrint, getLabel } from '@alpaca/contract';
import { afterAll, expect, test } from 'vitest';
import { pagesOf } from '../../../carriers/readTestLabel.ts';
import { testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openLabelsDesk } from '../labelsTestKit.ts';

// What a merchant prints of a line whose labels the warehouse makes.

const { app, kit, merchant } = await openLabelsDesk(await testApp());
afterAll(() => app.stop());

const unweighed = async (boxes: number) => {
  const order = await kit.order('sent', { boxes, label: 'none' });
  await asOwner(
    app.database,
    `update orders set booking = 'awaitingWeight', label_at = 'warehouse', charge_at = 'receipt',
     hold_id = gen_random_uuid(), tracking_number = '', booked_at = null where id = $1`,
    [order.id],
  );
  return order;
};

test('before it is weighed its mark stands in the label’s place, a page for each box', async () => {
  const set = [
    { document: 'label', copies: 2, printer: 'label' },
    { document: 'invoice', copies: 3, printer: 'a4' },
  ];
  await kit.setPrintSet(kit.products.sent, set);
  const { id, no } = await unweighed(2);
  const [preview] = (await merchant.call(checkPrint, { body: { ids: [id] } })).result;
  expect(preview).toMatchObject({ obstacle: null, printCount: 0 });
  expect(preview?.items).toEqual([
    { document: 'shippingMark', printer: 'label', copies: 1, pages: 2 },
  ]);
  const label = await merchant.call(getLabel, { query: { id } });
  expect(label.status).toBe(200);
  const pages = pagesOf(label.raw.rawPayload);
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain(`${no}-2`);
});

test('its mark is no label: nobody is warned when the label is printed at last', async () => {
  await kit.setPrintSet(kit.products.sent, [{ document: 'label', copies: 1, printer: 'label' }]);
  const { id, no } = await unweighed(1);
  const print = (document: 'shippingMark' | 'label') =>
    merchant.call(addPrintRecords, {
      body: {
        records: [{ orderId: id, document, pages: 1, copies: 1 }],
        client: 'browser',
        workstation: '打包台 1',
        place: 'list',
      },
    });
  expect((await print('shippingMark')).status).toBe(200);
  expect((await print('shippingMark')).status).toBe(200);
  const weighed = "update orders set booking = 'booked' where id = $1";
  await asOwner(app.database, weighed, [id]);
  await kit.bringLabel(id, no);
  const reply = await merchant.call(batchGetLabel, { body: { ids: [id] } });
  expect(pagesOf(reply.raw.rawPayload).map((page) => page.trim())).toEqual([`${no} page 1`]);
  expect((await print('label')).status).toBe(200);
  const [preview] = (await merchant.call(checkPrint, { body: { ids: [id] } })).result;
  expect(preview).toMatchObject({ printCount: 1 });
});
