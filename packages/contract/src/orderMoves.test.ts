import { expect, test } from 'vitest';
import {
  bookings,
  moveOrder,
  type OrderState,
  type OrderStep,
  orderMoves,
  orderStatuses,
  orderSteps,
  settlementStatuses,
} from './orderMoves.ts';

const draft: OrderState = {
  status: 'draft',
  settlement: 'unpaid',
  booking: 'none',
  handedOver: false,
  voidWindowOpen: true,
};

const yesNo = [true, false];
const allStates: OrderState[] = orderStatuses.flatMap((status) =>
  settlementStatuses.flatMap((settlement) =>
    bookings.flatMap((booking) =>
      yesNo.flatMap((handedOver) =>
        yesNo.map((voidWindowOpen) => ({
          status,
          settlement,
          booking,
          handedOver,
          voidWindowOpen,
        })),
      ),
    ),
  ),
);

const walk = (steps: readonly OrderStep[], from = draft): OrderState =>
  steps.reduce((state, step) => {
    const moved = moveOrder(state, step);
    if (!moved.ok) throw new Error(`${step} is stopped by ${moved.obstacle}`);
    return moved.to;
  }, from);

/** All that can come of a draft, whoever does what. */
const reachable = () => {
  const seen = new Map<string, OrderState>();
  const waiting = [draft];
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    const name = JSON.stringify(state);
    if (seen.has(name)) continue;
    seen.set(name, state);
    for (const step of orderSteps) {
      const moved = moveOrder(state, step);
      if (moved.ok) waiting.push(moved.to);
    }
    // Time passes: the window closes and does not open again.
    waiting.push({ ...state, voidWindowOpen: false });
  }
  return [...seen.values()];
};

test('an order goes from a draft to its door', () => {
  const receipt = [
    'submit',
    'booked',
    'handOver',
    'receiveAndPaid',
    'dispatch',
    'deliver',
  ] as const;
  expect(walk(receipt)).toMatchObject({ status: 'delivered', settlement: 'paid' });
  const arrears = ['submit', 'booked', 'receiveInArrears', 'releaseAndPaid'] as const;
  expect(walk(arrears)).toMatchObject({ status: 'inWarehouse', settlement: 'paid' });
  const label = ['submitUnpaid', 'pay', 'bookedAndPaid', 'receive', 'withhold', 'release'] as const;
  expect(walk(label)).toMatchObject({ status: 'inWarehouse', settlement: 'paid' });
  expect(walk(['submit', 'refused', 'edit', 'submit', 'booked'])).toMatchObject({
    status: 'generated',
    booking: 'booked',
  });
});

test('what is unpaid is voided and what is paid is refunded, once the carrier let go of it', () => {
  expect(walk(['submit', 'booked', 'void', 'cancelled'])).toMatchObject({ status: 'voided' });
  expect(walk(['submit', 'bookedAndPaid', 'refund', 'cancelled'])).toMatchObject({
    status: 'refunded',
    settlement: 'refunded',
  });
  expect(walk(['submit', 'bookedAndPaid', 'refund', 'cancelRejected'])).toMatchObject({
    status: 'generated',
    settlement: 'paid',
    booking: 'booked',
  });
});

test('nobody but the carrier ends a booking in flight', () => {
  const inFlight = allStates.filter(({ booking }) => booking === 'inFlight');
  for (const state of inFlight.filter(({ status }) => status === 'ordering')) {
    const open = orderSteps.filter((step) => moveOrder(state, step).ok);
    expect(open).toEqual(['booked', 'bookedAndPaid', 'refused']);
  }
});

test('a step that is not taken says which axis is in its way', () => {
  const booked = walk(['submit', 'booked']);
  const paid = walk(['submit', 'bookedAndPaid']);
  const why = (state: OrderState, step: OrderStep) => {
    const moved = moveOrder(state, step);
    return moved.ok ? null : moved.obstacle;
  };
  expect(why(booked, 'refund')).toBe('settlement');
  expect(why(paid, 'void')).toBe('settlement');
  expect(why({ ...paid, voidWindowOpen: false }, 'refund')).toBe('voidWindowOpen');
  expect(why({ ...paid, handedOver: true }, 'refund')).toBe('handedOver');
  expect(why(walk(['submit']), 'void')).toBe('booking');
  expect(why(draft, 'dispatch')).toBe('status');
});

test('from a draft no odd state can be reached, and no order is stuck but at its end', () => {
  const ends = new Set(['voided', 'refunded', 'delivered', 'chargedBack']);
  for (const state of reachable()) {
    const name = JSON.stringify(state);
    const open = orderSteps.filter((step) => moveOrder(state, step).ok);
    expect(open.length === 0, name).toBe(ends.has(state.status));
    if (state.status === 'ordering') expect(state.settlement, name).toBe('unpaid');
    if (state.status === 'refunded') expect(state.settlement, name).toBe('refunded');
    if (state.settlement === 'refunded') expect(state.status, name).toBe('refunded');
    const left = ['inWarehouse', 'outWarehouse', 'delivered'].includes(state.status);
    if (left) expect(state.settlement, name).toBe('paid');
    if (state.booking === 'cancelling') expect(state.status, name).toBe('generated');
    if (state.handedOver) expect(['draft', 'ordering', 'failed'], name).not.toContain(state.status);
  }
});

test('every step can be taken from somewhere, and by somebody', () => {
  for (const step of orderSteps) {
    expect(
      reachable().some((state) => moveOrder(state, step).ok),
      step,
    ).toBe(true);
    expect(orderMoves[step].who.length, step).toBeGreaterThan(0);
  }
});
