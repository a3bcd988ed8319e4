import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Carrier } from '../../../platform/carrier.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import * as repo from '../orders.repository.ts';
import { openTestCarrier, type TestCarrier } from '../ordersTestCarrier.ts';
import { type OrdersKit, openOrdersKit, perKgMinor } from '../ordersTestKit.ts';
import * as steps from '../steps/orderSteps.service.ts';
import { bookJob } from './booking.jobs.ts';
import { takeInBooked } from './carrierAnswers.ts';

// Each test stands on one guard alone: where that is taken away, no other hides it.

let app: TestApp;
let kit: OrdersKit;
let carrier: TestCarrier;
let asked = 0;
beforeAll(async () => {
  app = await testApp();
  // The strictest kind: whoever asks twice has two bookings. It takes its time, so that two can meet.
  carrier = openTestCarrier({ dedupes: false });
  const slow: Carrier = {
    ...carrier.carrier,
    async book(...order) {
      asked += 1;
      await sleep(50);
      return carrier.carrier.book(...order);
    },
  };
  kit = await openOrdersKit(app, slow);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

/** An order on its way to the carrier, with a merchant of its own. */
const submitted = async () => {
  const own = kit.as(await kit.merchant(10n * perKgMinor));
  const { id } = await kit.submit(own, kit.form(kit.products.label));
  return { own, order: await repo.find(own, id) };
};

test('who pays and who voids at once: one of them, and the money tells which', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const merchantId = await kit.merchant(0n);
    const own = kit.as(merchantId);
    const { id } = await kit.submit(own, kit.form(kit.products.receipt));
    await kit.topUp(merchantId, perKgMinor);
    const both = [() => steps.pay(own, [id]), () => steps.voidMany(own, [id])];
    // By turns the one or the other is a little earlier.
    await Promise.all((round % 2 ? both : both.reverse()).map((step) => step()));
    const { status, booking } = await repo.find(own, id);
    outcomes.add(`${status}/${booking}/${(await kit.balances(merchantId)).held}`);
  }
  const fair = ['voided/none/0', `ordering/inFlight/${perKgMinor}`];
  expect([...outcomes].filter((outcome) => !fair.includes(outcome))).toEqual([]);
});

test('of several jobs for one order, one asks the carrier', async () => {
  const { own, order } = await submitted();
  asked = 0;
  await Promise.all(
    Array.from({ length: 4 }, () => kit.run(own, bookJob, order.id, order.attempt)),
  );
  expect(asked).toBe(1);
  expect((await repo.find(own, order.id)).status).toBe('generated');
});

test('a carrier that does not dedupe is not asked again while it may still be at work', async () => {
  const { own, order } = await submitted();
  carrier.mood(order.order_no, 'late');
  await kit.run(own, bookJob, order.id, order.attempt);
  carrier.mood(order.order_no, 'ok');
  await kit.run(own, bookJob, order.id, order.attempt);
  // Now the first request arrives.
  carrier.catchUp();
  await kit.run(own, bookJob, order.id, order.attempt);
  expect(carrier.bookedTwice()).toBe(0);
  expect((await repo.find(own, order.id)).status).toBe('generated');
});

test('an answer to an earlier attempt is not taken for a later one’s', async () => {
  const { own, order } = await submitted();
  carrier.mood(order.order_no, 'refuse');
  await kit.run(own, bookJob, order.id, order.attempt);
  const { revision } = await repo.find(own, order.id);
  await kit.submit(own, kit.form(kit.products.label), { id: order.id, revision });
  const answer = { ok: true, trackingNumber: 'EARLIER', boxNumbers: [] } as const;
  expect(await takeInBooked(own, order, answer, { label: null, isDrawn: false })).toBe(false);
  const later = await repo.find(own, order.id);
  expect([later.booking, later.tracking_number]).toEqual(['inFlight', '']);
});
