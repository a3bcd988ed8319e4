import { startCarrierSim } from '@alpaca/carrier-sim';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type Account,
  type Booked,
  CarrierUnknown,
  type Manifested,
} from '../../platform/carrier.ts';
import { cleanPdf } from '../../platform/pdf/index.ts';
import { accountOf, carriersTestCtx } from '../carriersTestCtx.ts';
import { testOrder, testOrigin } from '../carriersTestOrder.ts';
import { codesOf } from '../readTestLabel.ts';
import { simulator } from './index.ts';

type Sim = Awaited<ReturnType<typeof startCarrierSim>>;
let sim: Sim;
let account: Account;
const timeoutMs = 1500;

const accountAt = (url: string, token?: string) =>
  accountOf(
    carriersTestCtx({ simulator: { url, timeoutMs, ...(token && { token }) } }),
    'simulator',
    { service: 'nova' },
  );

beforeAll(async () => {
  sim = await startCarrierSim();
  account = accountAt(sim.url);
});
afterEach(() => sim.setFaults({}));
afterAll(() => sim.stop());

const { signal } = new AbortController();
const book = (order = testOrder()) => simulator.book(account, order, signal);
const find = (order: ReturnType<typeof testOrder>) => simulator.find(account, order, signal);
const timesBooked = (reference: string) => sim.stats().booked[reference] ?? 0;

test('books, finds by reference, and has a label whose bars are the number', async () => {
  const order = testOrder({ boxes: [{ weight: 1 }, { weight: 2 }] });
  expect(await find(order)).toBeNull();
  const booked = (await book(order)) as Booked;
  expect(booked.boxNumbers).toHaveLength(2);
  expect(await codesOf(booked.label as Buffer, 2)).toEqual([booked.boxNumbers[1]]);
  expect(await find(order)).toEqual({ ...booked, label: expect.any(Buffer) });
  // Cleaned, as every label is kept, it is the same to a reader.
  const { bytes, pages } = await cleanPdf(booked.label as Buffer);
  expect(pages).toHaveLength(2);
  expect(await codesOf(bytes, 2)).toEqual([booked.boxNumbers[1]]);
});

test.each(['same', 'conflict'] as const)(
  'a reference asked twice is one booking, answered as %s',
  async (duplicates) => {
    sim.setFaults({ duplicates });
    const order = testOrder();
    const first = (await book(order)) as Booked;
    const second = (await book(order)) as Booked;
    expect(second.trackingNumber).toBe(first.trackingNumber);
    expect(timesBooked(order.reference)).toBe(1);
  },
);

test('what the carrier refuses is refused in its words', async () => {
  const order = testOrder({ consignee: { postCode: '00000' } });
  expect(await book(order)).toEqual({
    ok: false,
    reason: { text: 'postcode not served', kind: 'postCode' },
  });
  sim.setFaults({ refuseRate: 1 });
  expect(await book()).toEqual({ ok: false, reason: { text: 'not today' } });
});

describe('what happened is unknown', () => {
  test.each([
    ['5xx', { errorRate: 1 }, 0],
    ['a connection dropped before', { resetBeforeRate: 1 }, 0],
    ['a connection dropped after it was booked', { resetAfterCommitRate: 1 }, 1],
    ['half an answer', { brokenRate: 1 }, 1],
    ['no answer', { hangRate: 1 }, 0],
    ['an answer that takes too long', { latencyMs: 2 * timeoutMs, asks: ['book' as const] }, 0],
  ])('after %s', async (_, faults, booked) => {
    sim.setFaults(faults);
    const order = testOrder();
    await expect(book(order)).rejects.toThrow(CarrierUnknown);
    expect(timesBooked(order.reference)).toBe(booked);
    sim.setFaults({});
    expect((await find(order)) !== null).toBe(booked === 1);
    // Asked again, all the same there is one booking.
    expect((await book(order)).ok).toBe(true);
    expect(timesBooked(order.reference)).toBe(1);
  });

  test('when it is booked after we have given up', async () => {
    sim.setFaults({ lateRate: 1, lateMs: timeoutMs + 500 });
    const order = testOrder();
    await expect(book(order)).rejects.toThrow(CarrierUnknown);
    sim.setFaults({});
    expect(await find(order)).toBeNull();
    await expect.poll(() => find(order), { timeout: 20_000 }).not.toBeNull();
    expect(timesBooked(order.reference)).toBe(1);
  });

  test('when it is looked for, or cancelled, and nobody answers', async () => {
    const order = testOrder();
    await book(order);
    sim.setFaults({ errorRate: 1 });
    await expect(find(order)).rejects.toThrow(CarrierUnknown);
    await expect(simulator.cancel(account, order, signal)).rejects.toThrow(CarrierUnknown);
  });

  test('when nobody listens, the key is wrong or there is no account', async () => {
    const gone = accountAt('http://127.0.0.1:9');
    await expect(simulator.book(gone, testOrder(), signal)).rejects.toThrow(CarrierUnknown);
    const guarded = await startCarrierSim({ token: 'secret' });
    const wrong = accountAt(guarded.url, 'other');
    await expect(simulator.book(wrong, testOrder(), signal)).rejects.toThrow('status 401');
    const right = accountAt(guarded.url, 'secret');
    expect((await simulator.book(right, testOrder(), signal)).ok).toBe(true);
    await guarded.stop();
    const none = accountOf(carriersTestCtx({}), 'simulator', {});
    await expect(simulator.book(none, testOrder(), signal)).rejects.toThrow('no account');
  });
});

test('a label that is not ready comes later, and what is booked stays booked', async () => {
  sim.setFaults({ slowLabelMs: 700 });
  const order = testOrder();
  const booked = (await book(order)) as Booked;
  expect(booked.label).toBeNull();
  await expect.poll(async () => (await find(order))?.label, { timeout: 20_000 }).toBeTruthy();
  // Nor does a label that nobody answers for undo the booking.
  sim.setFaults({ errorRate: 1, asks: ['label'] });
  expect(await book()).toMatchObject({ ok: true, label: null });
});

test('a cancelled booking is gone; cancelling may be asked twice and of what never was', async () => {
  const order = testOrder();
  expect(await simulator.cancel(account, order, signal)).toEqual({ ok: true });
  await book(order);
  expect(await simulator.cancel(account, order, signal)).toEqual({ ok: true });
  expect(await simulator.cancel(account, order, signal)).toEqual({ ok: true });
  expect(await find(order)).toBeNull();
  expect(await book(order)).toMatchObject({ ok: false, reason: { key: 'wasCancelled' } });
});

test('a manifest takes what is booked, names what it leaves out, and is one form however often it is asked', async () => {
  const [first, second, cancelled] = [testOrder(), testOrder(), testOrder()];
  for (const order of [first, second, cancelled]) await book(order);
  await simulator.cancel(account, cancelled, signal);
  const form = (reference: string, orders: (typeof first)[]) => ({
    reference,
    day: '2026-11-17',
    origin: testOrigin,
    parcels: orders.map(({ reference, orderNo }) => ({ reference, orderNo, trackingNumber: '' })),
  });
  const send = (reference: string, orders: (typeof first)[]) =>
    simulator.manifest?.(account, form(reference, orders), signal);
  sim.setFaults({ resetAfterCommitRate: 1, asks: ['manifest'] });
  await expect(send('M-1', [first, cancelled])).rejects.toThrow(CarrierUnknown);
  sim.setFaults({});
  const made = (await send('M-1', [first, cancelled])) as Manifested;
  expect(made.rejected).toEqual([
    { reference: cancelled.reference, reason: { text: 'the booking is cancelled' } },
  ]);
  expect(await send('M-1', [first, cancelled])).toEqual(made);
  // Never extended: what comes later is on another form, and nothing is on two.
  const later = (await send('M-2', [first, second])) as Manifested;
  expect(later.carrierNo).not.toBe(made.carrierNo);
  expect(later.rejected).toEqual([
    { reference: first.reference, reason: { text: `on manifest ${made.carrierNo} already` } },
  ]);
  expect(await send('M-3', [cancelled])).toEqual({
    ok: false,
    reason: { text: 'nothing to manifest', kind: undefined },
  });
});

test('it tells of the parcels that it booked, as it is told to: again, out of order, of wrong years', async () => {
  const [order, never] = [testOrder(), 'SM9999999999'];
  const booked = (await book(order)) as Booked;
  const ask = () => simulator.track?.ask(account, [booked.trackingNumber, never], signal);
  sim.setFaults({ trackStepMs: 86_400_000 });
  expect(await ask()).toEqual([]);
  sim.setFaults({ trackStepMs: 0 });
  const told = (await ask()) ?? [];
  expect(told.map(({ code }) => code)).toEqual([
    'PICKED_UP',
    'EXPORTED',
    'CUSTOMS_IN',
    'CUSTOMS_OUT',
    'HUB',
    'ON_VAN',
    'POD',
  ]);
  expect(new Set(told.map(({ number }) => number))).toEqual(new Set([booked.trackingNumber]));
  sim.setFaults({ trackStepMs: 0, trackFaults: ['duplicates', 'reordering', 'wrongYears'] });
  const wrong = (await ask()) ?? [];
  expect(wrong).toHaveLength(16);
  expect(wrong[0]?.code).toBe('POD');
  expect(wrong.filter(({ statedAt }) => statedAt.startsWith('1970'))).toHaveLength(2);
  sim.setFaults({ errorRate: 1, asks: ['track'] });
  await expect(ask()).rejects.toThrow(CarrierUnknown);
  sim.setFaults({});
});
