import {
  addPriceSheet,
  addVersion,
  publishVersion,
  saveVersion,
  submitOrder,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { newRemoteList } from '../../products/testing.ts';
import { openPricesKit } from '../../rates/testing.ts';
import { orderForm, party } from '../ordersTestForms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const surcharge = {
  code: 'REMOTE',
  nameZh: '偏远附加费',
  nameEn: 'Remote area',
  expenseType: 'remote',
  basis: 'perOrder',
  value: '28',
  when: { remote: true },
} as const;

test('a remote place costs more only after whoever orders has said yes', async () => {
  const operator = await app.as('yunling-op');
  const prices = await openPricesKit(operator);
  const productId = await prices.product();
  const sheet = { code: 'REMOTE-ASKED', productId, currency: 'CNY', level: 'everyone' } as const;
  const sheetId = (await operator.call(addPriceSheet, { body: sheet })).result.id;
  const { id } = (await operator.call(addVersion, { body: { sheetId } })).result;
  const ctx = await app.ctxOf();
  const remoteListId = await newRemoteList({ ctx, userId: '', merchantId: '' });
  const zonePlaces = [{ zone: '1', countryCode: 'US' as const }];
  const priceRows = [{ zone: '1', fromKg: 0, toKg: 30, perKg: '10.00' }];
  await operator.call(saveVersion, {
    body: { id, revision: 1, zonePlaces, priceRows, remoteListId, surchargeList: [surcharge] },
  });
  await operator.call(publishVersion, { body: { id, revision: 2 } });
  await prices.sell(productId);

  const merchant = await app.as('starfield');
  const consignee = { ...party, province: 'HI', city: 'Honolulu', postCode: '96701' };
  const form = orderForm({ productId, consignee }) as never;
  const unasked = await merchant.call(submitOrder, { body: { form } });
  expect(unasked.body).toMatchObject({ errorKey: 'order.remote' });
  expect(unasked.body.message).toContain('28');
  const agreed = await merchant.call(submitOrder, { body: { form, remoteAgreed: true } });
  expect(agreed.result).toMatchObject({ totalPrice: '38.00' });
});
