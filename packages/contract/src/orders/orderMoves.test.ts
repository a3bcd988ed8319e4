import { expect, test } from 'vitest';
import { labelPlaces } from '../products/printSet.ts';
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
  labelAt: 'merchant',
  intercepted: false,
  moreReasons: false,
};
const atWarehouse: OrderState = { ...draft, labelAt: 'warehouse' };

const yesNo = [true, false];
const allStates: OrderState[] = orderStatuses.flatMap((status) =>
  settlementStatuses.flatMap((settlement) =>
    bookings.flatMap((booking) =>
      yesNo.flatMap((handedOver) =>
        yesNo.flatMap((voidWindowOpen) =>
          labelPlaces.flatMap((labelAt) =>
            yesNo.flatMap((intercepted) =>
              yesNo.map((moreReasons) => ({
                status,
                settlement,
                booking,
                handedOver,
                voidWindowOpen,
                labelAt,
                intercepted,
                moreReasons,
              })),
            ),
          ),
        ),
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
  const waiting = [draft, atWarehouse];
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    const name = JSON.stringify(state);
    if (seen.has(name)) continue;
    seen.set(name, state);
    for (const step of orderSteps) {
      const moved = moveOrder(state, step);
      // How many reasons there are is counted beside the table.
      if (moved.ok) waiting.push({ ...moved.to, moreReasons: false });
    }
    if (state.status === 'withheld') waiting.push({ ...state, moreReasons: true });
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
  const arrears = ['submit', 'booked', 'receiveUnpaid', 'releaseAndPaid'] as const;
  expect(walk(arrears)).toMatchObject({ status: 'inWarehouse', settlement: 'paid' });
  const label = ['submitUnpaid', 'pay', 'bookedAndPaid', 'receive', 'withhold', 'release'] as const;
  expect(walk(label)).toMatchObject({ status: 'inWarehouse', settlement: 'paid' });
  expect(walk(['submit', 'refused', 'edit', 'submit', 'booked'])).toMatchObject({
    status: 'generated',
    booking: 'booked',
  });
});

test('what the warehouse labels is booked once it is weighed, and stays where it is', () => {
  const weighed = ['submit', 'handOver', 'receiveAndPaid', 'booked', 'dispatch'] as const;
  expect(walk(weighed, atWarehouse)).toMatchObject({ status: 'outWarehouse', booking: 'booked' });
  const arrears = ['submitUnpaid', 'pay', 'receiveUnpaid', 'releaseAndPaid'] as const;
  expect(walk(arrears, atWarehouse)).toMatchObject({ status: 'inWarehouse', booking: 'inFlight' });
  const refused = [
    'submit',
    'receiveAndPaid',
    'refused',
    'bookAgain',
    'booked',
    'release',
  ] as const;
  expect(walk(refused, atWarehouse)).toMatchObject({ status: 'inWarehouse', booking: 'booked' });
  expect(walk(['submit', 'void'], atWarehouse)).toMatchObject({
    status: 'voided',
    booking: 'none',
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
  const here = inFlight.filter(({ status }) => status === 'inWarehouse');
  for (const state of here) {
    const open = orderSteps.filter((step) => moveOrder(state, step).ok);
    const wish = state.intercepted ? [] : ['intercept'];
    expect(open.toSorted()).toEqual(['booked', 'refused', 'withhold', ...wish].toSorted());
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
  const ends = new Set(['voided', 'refunded', 'chargedBack']);
  for (const state of reachable()) {
    const name = JSON.stringify(state);
    const open = orderSteps.filter((step) => moveOrder(state, step).ok);
    expect(open.length === 0, name).toBe(ends.has(state.status));
    if (state.status === 'ordering') expect(state.settlement, name).toBe('unpaid');
    if (state.status === 'refunded') expect(state.settlement, name).toBe('refunded');
    if (state.settlement === 'refunded')
      expect(['refunded', 'voided', 'chargedBack'], name).toContain(state.status);
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
 * then is; what becomes of its money. Where a step has several ways each has a line.
 */
const told = `
edit           | merchant                 | draft failed                                  | draft none                         |
changeProduct  | merchant                 | draft failed                                  | draft none                         |
submit         | merchant                 | draft failed, warehouse                       | generated awaitingWeight           | hold
submit         | merchant                 | draft failed                                  | ordering inFlight                  | hold
changeWeight   | merchant                 | generated, warehouse, unpaid, awaitingWeight, here |                               | holdAnew
submitUnpaid   | merchant                 | draft failed                                  | ordering waitingPayment            |
pay            | merchant system          | ordering, waitingPayment, warehouse           | generated awaitingWeight           | hold
pay            | merchant system          | ordering, waitingPayment                      | inFlight                           | hold
booked         | system                   | ordering, inFlight                            | generated booked                   |
booked         | system                   | inWarehouse withheld, inFlight                | booked                             |
bookedAndPaid  | system                   | ordering, inFlight                            | generated booked paid              | capture
refused        | system                   | ordering, inFlight                            | failed refused:booking             | release
refused        | system                   | inWarehouse withheld, inFlight                | withheld refused:booking           |
bookAgain      | operator                 | withheld, refused:booking                     | inFlight                           |
void           | merchant system          | draft failed                                  | voided none                        |
void           | merchant system          | ordering, waitingPayment                      | voided none                        |
void           | merchant system          | generated, unpaid, awaitingWeight, here       | voided none                        | release
void           | merchant system          | generated, unpaid, booked, here               | cancelling                         |
refund         | merchant                 | generated, paid, booked, here, open           | cancelling                         |
cancelled      | system operator          | generated, cancelling, unpaid                 | voided none                        | release
cancelled      | system operator          | generated, cancelling, paid                   | refunded none refunded:settlement  | refund
cancelRejected | system operator          | generated, cancelling                         | booked                             |
handOver       | merchant                 | generated, booked, here, unwished             | gone                               |
handOver       | merchant                 | generated, awaitingWeight, here, unwished     | gone                               |
takeBack       | merchant                 | generated, gone                               | here                               |
missing        | system                   | generated, gone                               | here                               |
intercept      | merchant                 | generated, booked, unwished                   | wished                             |
intercept      | merchant                 | generated, awaitingWeight, unwished           | wished                             |
intercept      | merchant                 | inWarehouse, unwished                         | withheld wished                    |
letGoOn        | merchant                 | generated, booked, wished                     | unwished                           |
letGoOn        | merchant                 | generated, awaitingWeight, wished             | unwished                           |
receive        | operator                 | generated, booked, paid                       | inWarehouse                        |
receiveAndPaid | operator                 | generated, booked, unpaid                     | inWarehouse paid                   | capture
receiveAndPaid | operator                 | generated, awaitingWeight, unpaid             | inWarehouse paid inFlight          | capture
receiveUnpaid  | operator                 | generated, booked, unpaid                     | withheld                           |
receiveUnpaid  | operator                 | generated, awaitingWeight, unpaid             | withheld                           |
withhold       | operator system          | inWarehouse withheld                          | withheld                           |
settleReason   | operator system          | withheld, several                             |                                    |
payArrears     | merchant operator system | withheld, unpaid, booked, several             | paid                               | capture
payArrears     | merchant operator system | withheld, unpaid, awaitingWeight, several     | paid inFlight                      | capture
release        | operator system          | withheld, paid, booked, last                  | inWarehouse unwished               |
release        | operator system          | withheld, paid, inFlight, last                | inWarehouse unwished               |
releaseAndPaid | merchant operator system | withheld, unpaid, booked, last                | inWarehouse paid unwished          | capture
releaseAndPaid | merchant operator system | withheld, unpaid, awaitingWeight, last        | inWarehouse paid inFlight unwished | capture
changeLine     | merchant operator        | withheld, paid, booked, last                  | inWarehouse inFlight unwished      | reprice
changeLine     | merchant operator        | withheld, paid, refused:booking, last         | inWarehouse inFlight unwished      | reprice
changeLine     | merchant operator        | withheld, unpaid, booked, last                | inWarehouse paid inFlight unwished | reprice
changeLine     | merchant operator        | withheld, unpaid, awaitingWeight, last        | inWarehouse paid inFlight unwished | reprice
destroy        | merchant operator system | withheld, paid, booked                        | voided refunded:settlement         | refundLessHandling
destroy        | merchant operator system | withheld, paid, refused:booking               | voided refunded:settlement         | refundLessHandling
destroy        | merchant operator system | withheld, unpaid, booked                      | voided                             | handling
destroy        | merchant operator system | withheld, unpaid, awaitingWeight              | voided none                        | handling
dispatch       | operator                 | inWarehouse, booked, paid                     | outWarehouse                       |
undispatch     | operator                 | outWarehouse                                  | inWarehouse                        |
firstScan      | system                   | generated, booked, paid                       | outWarehouse unwished              |
firstScan      | system                   | generated, booked, unpaid                     | outWarehouse paid unwished         | capture
deliver        | system                   | outWarehouse                                  | delivered                          |
return         | merchant operator system | inWarehouse withheld, paid, booked            | chargedBack refunded:settlement    | refundLessHandling
return         | merchant operator system | inWarehouse withheld, paid, refused:booking   | chargedBack refunded:settlement    | refundLessHandling
return         | merchant operator system | withheld, unpaid, booked                      | chargedBack                        | handling
return         | merchant operator system | withheld, unpaid, awaitingWeight              | chargedBack none                   | handling
return         | merchant operator system | outWarehouse delivered                        | chargedBack                        | returnFee`;

const words = (text: string) =>
  text
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
const lines = told
  .trim()
  .split('\n')
  .map((line) => {
    const [step = '', who = '', from = '', to = '', money = ''] = line.split('|');
    const [statuses = '', ...needs] = from.trim().split(',');
    return {
      step: step.trim(),
      who: words(who),
      from: words(statuses),
      needs,
      to: words(to),
      money: money.trim(),
    };
  });

const axisValues: Record<string, Partial<OrderState>> = {
  unpaid: { settlement: 'unpaid' },
  paid: { settlement: 'paid' },
  'refunded:settlement': { settlement: 'refunded' },
  'refused:booking': { booking: 'refused' },
  here: { handedOver: false },
  gone: { handedOver: true },
  open: { voidWindowOpen: true },
  wished: { intercepted: true },
  unwished: { intercepted: false },
  last: { moreReasons: false },
  several: { moreReasons: true },
  warehouse: { labelAt: 'warehouse' },
  ...Object.fromEntries(
    ['none', 'waitingPayment', 'inFlight', 'booked', 'cancelling', 'awaitingWeight'].map((word) => [
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
    const wrong = allStates.filter((state) => {
      const way = ways.find(
        ({ from, needs }) =>
          from.includes(state.status) && needs.every((need) => fits(state, need)),
      );
      const moved = moveOrder(state, step);
      if (!way || !moved.ok) return moved.ok !== (way !== undefined);
      const to: OrderState = Object.assign({ ...state }, ...way.to.map(meantBy));
      const differs = (axis: string) =>
        moved.to[axis as keyof OrderState] !== to[axis as keyof OrderState];
      return Object.keys(to).some(differs) || (moved.money ?? '') !== way.money;
    });
    expect(wrong.slice(0, 3), step).toEqual([]);
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
