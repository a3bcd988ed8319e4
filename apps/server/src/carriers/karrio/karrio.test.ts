import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type Account,
  type Booked,
  CarrierUnknown,
  type Consignment,
} from '../../platform/carrier.ts';
import { accountOf, carriersTestCtx } from '../carriersTestCtx.ts';
import { testOrder, testOrigin } from '../carriersTestOrder.ts';
import { karrio } from './index.ts';
import { startKarrio } from './karrioTestServer.ts';

const token = 'key_test';
let server: Awaited<ReturnType<typeof startKarrio>>;
let account: Account;

const accountWith = (settings: object, shown = token) => {
  const ctx = carriersTestCtx({ hub: { url: server.url, token: shown, timeoutMs: 3000 } });
  return accountOf(ctx, 'karrio', { account: 'hub', ...settings });
};
beforeAll(async () => {
  server = await startKarrio(token, ['ups_saver']);
  account = accountWith({ service: 'ups_saver' });
});
afterEach(() => server.setFaults({}));
afterAll(() => server.stop());

const { signal } = new AbortController();
const book = (order: Consignment) => karrio.book(account, order, signal);
const find = (order: Consignment) => karrio.find(account, order, signal);
const keptOf = ({ reference }: Consignment) =>
  server.kept.filter(({ data }) => data.reference === reference);

test('an order is drafted and bought, with everything that customs ask', async () => {
  const order = testOrder({
    boxes: [{ weight: 1.5, length: 30, width: 20, height: 10 }, { weight: 2 }],
    goods: [
      {
        goodsName: '耳机',
        goodsNameEn: 'Earphones',
        value: '25.50',
        quantity: 2,
        hsCode: '851830',
      },
    ] as never,
    insuranceValue: '100.00',
    insuranceCurrency: 'EUR',
    signatureService: true,
    dutyTerms: 'DDP',
  });
  const booked = (await book(order)) as Booked;
  expect(booked).toMatchObject({ ok: true, label: Buffer.from('%PDF-1.4 bought') });
  expect(booked.boxNumbers).toEqual([`${booked.trackingNumber}-1`, `${booked.trackingNumber}-2`]);
  const [kept] = keptOf(order);
  expect(kept).toMatchObject({ status: 'created', bought: 1 });
  expect(kept?.data).toMatchObject({
    reference: order.reference,
    services: ['ups_saver'],
    recipient: { person_name: 'Ann Example', country_code: 'US', postal_code: '97201' },
    parcels: [
      { weight: 1.5, weight_unit: 'KG', length: 30, dimension_unit: 'CM' },
      { weight: 2, reference_number: order.subOrderNos[1] },
    ],
    customs: {
      incoterm: 'DDP',
      duty: { paid_by: 'sender', currency: 'USD' },
      commodities: [{ quantity: 2, value_amount: 25.5, value_currency: 'USD', hs_code: '851830' }],
    },
    options: { currency: 'EUR', insurance: 100, signature_confirmation: true },
  });
});

test('a long address takes both lines', async () => {
  const order = testOrder({ consignee: { address1: 'Long Lane '.repeat(15), address2: 'Flat 2' } });
  expect((await book(order)).ok).toBe(true);
  const { recipient } = keptOf(order)[0]?.data ?? {};
  expect(`${recipient?.address_line1} ${recipient?.address_line2}`).toBe(
    `${'Long Lane '.repeat(15).trim()}, Flat 2`,
  );
});

test('asked twice it is bought once, and found again with its label', async () => {
  const order = testOrder();
  expect(await find(order)).toBeNull();
  const first = (await book(order)) as Booked;
  const second = (await book(order)) as Booked;
  expect(second.trackingNumber).toBe(first.trackingNumber);
  expect(await find(order)).toMatchObject({ label: Buffer.from('%PDF-1.4 stored') });
  expect(keptOf(order)).toMatchObject([{ bought: 1 }]);
});

test('a reference that only contains ours is not ours', async () => {
  const order = testOrder();
  await book({ ...order, reference: `${order.reference}0` });
  expect(await find(order)).toBeNull();
});

describe('an answer that is lost', () => {
  test('after the draft: the draft is found and bought', async () => {
    const order = testOrder();
    server.setFaults({ dropAfter: '/v1/shipments' });
    await expect(book(order)).rejects.toThrow(CarrierUnknown);
    server.setFaults({});
    expect(await find(order)).toBeNull();
    expect((await book(order)).ok).toBe(true);
    expect(keptOf(order)).toMatchObject([{ bought: 1 }]);
  });

  test('after the purchase: the booking is found', async () => {
    const order = testOrder();
    server.setFaults({ dropAfter: '/purchase' });
    await expect(book(order)).rejects.toThrow(CarrierUnknown);
    server.setFaults({});
    expect(await find(order)).toMatchObject({ ok: true });
    expect(keptOf(order)).toMatchObject([{ bought: 1 }]);
  });
});

describe('a "no"', () => {
  test("is Karrio's own, in its words", async () => {
    const order = testOrder({ consignee: { city: 'x'.repeat(60) } });
    expect(await book(order)).toMatchObject({ reason: { text: expect.stringContaining('city') } });
    const body = { errors: [{ code: 'validation', message: 'not like this' }] };
    server.setFaults({ answer: { to: '/purchase', status: 400, body } });
    expect(await book(testOrder())).toEqual({
      ok: false,
      reason: { text: 'not like this', kind: 'content' },
    });
  });

  test('is of the carrier behind it', async () => {
    const body = { messages: [{ code: '120900', carrier_name: 'ups', message: 'Bad postcode' }] };
    server.setFaults({ answer: { to: '/purchase', status: 424, body } });
    expect(await book(testOrder())).toEqual({ ok: false, reason: { text: 'Bad postcode' } });
  });

  test('is that nobody serves it', async () => {
    const other = accountWith({ service: 'dhl_none' });
    expect(await karrio.book(other, testOrder(), signal)).toEqual({
      ok: false,
      reason: { text: 'dhl_none is not served' },
    });
  });

  test('is ours, where Karrio has no words for an order', async () => {
    const order = testOrder({
      insuranceValue: '1',
      insuranceCurrency: 'EUR',
      codPrice: '2',
      codCurrency: 'USD',
    });
    expect(await book(order)).toEqual({ ok: false, reason: { key: 'oneCurrency' } });
  });
});

test.each([
  ['503', { status: 503, body: {} }],
  ['429', { status: 429, body: { errors: [{ code: 'throttled' }] } }],
  ['409 of a draft that is bought by now', { status: 409, body: { errors: [{ code: 'x' }] } }],
  [
    'a carrier behind it that did not answer',
    { status: 424, body: { messages: [{ code: '504' }] } },
  ],
  ['an answer that is none', { status: 200, body: { hello: 1 } }],
])('%s is unknown', async (_, answer) => {
  server.setFaults({ answer: { to: '/purchase', ...answer } });
  await expect(book(testOrder())).rejects.toThrow(CarrierUnknown);
});

test('a wrong key is unknown: the order is not to blame', async () => {
  const wrong = accountWith({ service: 'ups_saver' }, 'key_other');
  await expect(karrio.book(wrong, testOrder(), signal)).rejects.toThrow('status 401');
});

test('cancels what was bought or drafted, twice too; what is delivered stays', async () => {
  const order = testOrder();
  expect(await karrio.cancel(account, order, signal)).toEqual({ ok: true });
  await book(order);
  expect(await karrio.cancel(account, order, signal)).toEqual({ ok: true });
  expect(await karrio.cancel(account, order, signal)).toEqual({ ok: true });
  expect(await find(order)).toBeNull();
  const delivered = testOrder();
  await book(delivered);
  Object.assign(keptOf(delivered)[0] as object, { status: 'delivered' });
  expect(await karrio.cancel(account, delivered, signal)).toEqual({
    ok: false,
    reason: { text: 'can not be cancelled anymore' },
  });
});

// Written against a server that answers as Karrio's published API documentation says; no Karrio was asked.
test('a manifest is one form, has its paper, and names what Karrio leaves out without a word', async () => {
  const [first, second, other] = [testOrder(), testOrder(), testOrder()];
  for (const order of [first, second]) await book(order);
  server.setCarrier('dhl_express');
  await book(other);
  server.setCarrier('ups');
  const never = testOrder();
  const form = (reference: string, orders: Consignment[]) => ({
    reference,
    day: '2026-11-17',
    origin: testOrigin,
    parcels: orders.map(({ reference, orderNo }) => ({ reference, orderNo, trackingNumber: '' })),
  });
  const send = (reference: string, orders: Consignment[]) =>
    karrio.manifest?.(account, form(reference, orders), signal);
  server.setFaults({ dropAfter: '/manifests' });
  await expect(send('M-1', [first, other, never])).rejects.toThrow(CarrierUnknown);
  server.setFaults({});
  expect(server.forms).toHaveLength(1);
  // Asked again the form is found by its reference.
  expect(await send('M-1', [first, other, never])).toEqual({
    ok: true,
    carrierNo: 'manf_1',
    file: Buffer.from('%PDF-1.4 form'),
    rejected: [
      { reference: never.reference, reason: { key: 'notBooked' } },
      { reference: other.reference, reason: { key: 'otherCarrier' } },
    ],
  });
  expect(server.forms).toHaveLength(1);
  expect(await send('M-2', [first, second])).toMatchObject({
    carrierNo: 'manf_2',
    rejected: [{ reference: first.reference, reason: { key: 'notOnForm' } }],
  });
  expect(await send('M-3', [first])).toMatchObject({ ok: false });
  expect(await send('M-4', [never])).toEqual({ ok: false, reason: { key: 'notBooked' } });
});

// As above: by the published documentation, asked of a local server.
test('it tells of numbers that it follows, by the codes of who carries them; of others nothing', async () => {
  server.trackers.set('1Z1', [
    {
      date: '2026-11-16',
      time: '09:48 PM',
      code: 'OF',
      description: 'Out',
      location: 'Miami, FL, US',
    },
    {
      date: '2026-11-15',
      time: '07:05',
      code: '',
      description: 'Origin scan',
      location: 'Köln, DE',
    },
    { date: null, time: null, code: 'X', description: 'no day', location: null },
  ]);
  const ask = () => karrio.track?.ask(account, ['1Z1', '1Z2'], signal);
  expect(await ask()).toEqual([
    {
      number: '1Z1',
      carrier: 'ups',
      code: 'OF',
      words: 'Out',
      statedAt: '2026-11-16 21:48:00',
      place: 'Miami, FL, US',
      countryCode: 'US',
      province: 'FL',
    },
    {
      number: '1Z1',
      carrier: 'ups',
      code: 'Origin scan',
      words: 'Origin scan',
      statedAt: '2026-11-15 07:05:00',
      place: 'Köln, DE',
      countryCode: 'DE',
      province: '',
    },
  ]);
  server.setFaults({ answer: { to: '/1Z1', status: 500, body: {} } });
  await expect(ask()).rejects.toThrow(CarrierUnknown);
  server.setFaults({});
});
