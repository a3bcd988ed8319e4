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

/**
 * The moves once more, as they would be told: who; from which statuses and with what else; what it
 * then is. Where a step has several ways each has a line.
 */
const told = `
edit             | merchant          | draft failed                        | draft none
changeProduct    | merchant          | draft failed                        | draft none
submit           | merchant          | draft failed                        | ordering inFlight
submitUnpaid     | merchant          | draft failed                        | ordering waitingPayment
pay              | merchant system   | ordering, waitingPayment            | inFlight
booked           | system            | ordering, inFlight                  | generated booked
bookedAndPaid    | system            | ordering, inFlight                  | generated booked paid
refused          | system            | ordering, inFlight                  | failed refused:booking
void             | merchant system   | draft failed                        | voided none
void             | merchant system   | ordering, waitingPayment            | voided none
void             | merchant system   | generated, unpaid, booked, here     | cancelling
refund           | merchant          | generated, paid, booked, here, open | cancelling
cancelled        | system operator   | generated, cancelling, unpaid       | voided none
cancelled        | system operator   | generated, cancelling, paid         | refunded none refunded:settlement
cancelRejected   | system operator   | generated, cancelling               | booked
handOver         | merchant          | generated, booked, here             | gone
receive          | operator          | generated, booked, paid             | inWarehouse
receiveAndPaid   | operator          | generated, booked, unpaid           | inWarehouse paid
receiveInArrears | operator          | generated, booked, unpaid           | withheld
withhold         | operator          | inWarehouse                         | withheld
release          | operator          | withheld, paid                      | inWarehouse
releaseAndPaid   | operator system   | withheld, unpaid                    | inWarehouse paid
destroy          | operator          | withheld                            | voided
dispatch         | operator          | inWarehouse                         | outWarehouse
deliver          | system            | outWarehouse                        | delivered
return           | operator system   | inWarehouse withheld outWarehouse   | chargedBack`;

const words = (text: string) => text.trim().split(/[\s,]+/);
const lines = told
  .trim()
  .split('\n')
  .map((line) => {
    const [step = '', who = '', from = '', to = ''] = line.split('|');
    const [statuses = '', ...needs] = from.trim().split(',');
    return { step: step.trim(), who: words(who), from: words(statuses), needs, to: words(to) };
  });

const axisValues: Record<string, Partial<OrderState>> = {
  unpaid: { settlement: 'unpaid' },
  paid: { settlement: 'paid' },
  'refunded:settlement': { settlement: 'refunded' },
  'refused:booking': { booking: 'refused' },
  here: { handedOver: false },
  gone: { handedOver: true },
  open: { voidWindowOpen: true },
  ...Object.fromEntries(
    ['none', 'waitingPayment', 'inFlight', 'booked', 'cancelling'].map((word) => [
      word,
      { booking: word as OrderState['booking'] },
    ]),
  ),
};
const meantBy = (word: string): Partial<OrderState> =>
  axisValues[word.trim()] ?? { status: word.trim() as OrderState['status'] };
const fits = (state: OrderState, word: string) =>
  Object.entries(meantBy(word)).every(([axis, value]) => state[axis as keyof OrderState] === value);

test('each step of each state is what is told, and of who', () => {
  expect(new Set(lines.map(({ step }) => step))).toEqual(new Set(orderSteps));
  for (const step of orderSteps) {
    const ways = lines.filter((line) => line.step === step);
    expect(orderMoves[step].who, step).toEqual(ways[0]?.who);
    for (const state of allStates) {
      const way = ways.find(
        ({ from, needs }) =>
          from.includes(state.status) && needs.every((need) => fits(state, need)),
      );
      const to = way && Object.assign({ ...state }, ...way.to.map(meantBy));
      const moved = moveOrder(state, step);
      expect(moved.ok ? moved.to : undefined, `${step} ${JSON.stringify(state)}`).toEqual(to);
    }
  }
});

test('of two ways the one that fails by more than the status says what is in the way', () => {
  const generated = { ...walk(['submit', 'booked']), settlement: 'refunded' as const };
  expect(moveOrder({ ...generated, booking: 'cancelling' }, 'cancelled')).toEqual({
    ok: false,
    obstacle: 'settlement',
  });
  expect(moveOrder({ ...draft, status: 'ordering' }, 'void')).toEqual({
    ok: false,
    obstacle: 'booking',
  });
  expect(moveOrder({ ...draft, status: 'delivered' }, 'void')).toEqual({
    ok: false,
    obstacle: 'status',
  });
});
