import type { OrderObstacle, OrderState, OrderStep } from '@alpaca/contract';
import { type Due, duePhysical } from './ordersTestPhysicalMoves.ts';

// What may be done to an order, written down by hand and apart from the product's table of moves: tests
// hold that table against this one, so a line that is wrong in either is seen. Nothing here is computed.

type Axes = Omit<OrderState, 'voidWindowOpen' | 'labelAt'>;

interface Situation {
  /** Where an order stands: what is not named may be anything, and of several any. */
  at: { readonly [A in keyof OrderState]?: OrderState[A] | readonly OrderState[A][] };
  /** What may be done there, and what of the order is different afterwards. */
  may?: Partial<Record<OrderStep, Partial<Axes>>>;
  /** What may not be done though the status is right, and what stands in its way. */
  not?: Partial<Record<OrderStep, Exclude<OrderObstacle, 'status'>>>;
}

/**
 * Every state is in one of these situations. A step that one does not name is refused by the status; those
 * of the warehouse are told by themselves.
 */
const situations: readonly Situation[] = [
  {
    at: { status: ['draft', 'failed'], labelAt: 'merchant' },
    may: {
      edit: { status: 'draft', booking: 'none' },
      changeProduct: { status: 'draft', booking: 'none' },
      submit: { status: 'ordering', booking: 'inFlight' },
      submitUnpaid: { status: 'ordering', booking: 'waitingPayment' },
      void: { status: 'voided', booking: 'none' },
    },
  },
  // Where the warehouse makes the label nobody is asked before the parcel is weighed.
  {
    at: { status: ['draft', 'failed'], labelAt: 'warehouse' },
    may: {
      edit: { status: 'draft', booking: 'none' },
      changeProduct: { status: 'draft', booking: 'none' },
      submit: { status: 'generated', booking: 'awaitingWeight' },
      submitUnpaid: { status: 'ordering', booking: 'waitingPayment' },
      void: { status: 'voided', booking: 'none' },
    },
  },
  {
    at: { status: 'ordering', booking: 'waitingPayment', labelAt: 'merchant' },
    may: {
      pay: { booking: 'inFlight' },
      void: { status: 'voided', booking: 'none' },
    },
    not: { booked: 'booking', bookedAndPaid: 'booking', refused: 'booking' },
  },
  {
    at: { status: 'ordering', booking: 'waitingPayment', labelAt: 'warehouse' },
    may: {
      pay: { status: 'generated', booking: 'awaitingWeight' },
      void: { status: 'voided', booking: 'none' },
    },
    not: { booked: 'booking', bookedAndPaid: 'booking', refused: 'booking' },
  },
  {
    at: { status: 'ordering', booking: 'inFlight' },
    may: {
      booked: { status: 'generated', booking: 'booked' },
      bookedAndPaid: { status: 'generated', booking: 'booked', settlement: 'paid' },
      refused: { status: 'failed', booking: 'refused' },
    },
    not: { pay: 'booking', void: 'booking' },
  },

  // A label that is not paid for: charged when the parcel is received.
  {
    at: { status: 'generated', settlement: 'unpaid', booking: 'booked', handedOver: false },
    may: {
      void: { booking: 'cancelling' },
      receiveAndPaid: { status: 'inWarehouse', settlement: 'paid' },
      receiveUnpaid: { status: 'withheld' },
    },
    not: {
      refund: 'settlement',
      receive: 'settlement',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },
  {
    at: { status: 'generated', settlement: 'unpaid', booking: 'booked', handedOver: true },
    may: {
      receiveAndPaid: { status: 'inWarehouse', settlement: 'paid' },
      receiveUnpaid: { status: 'withheld' },
    },
    not: {
      void: 'handedOver',
      refund: 'settlement',
      receive: 'settlement',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },
  {
    at: { status: 'generated', settlement: 'unpaid', booking: 'cancelling' },
    may: {
      cancelled: { status: 'voided', booking: 'none' },
      cancelRejected: { booking: 'booked' },
    },
    not: {
      void: 'booking',
      refund: 'settlement',
      receive: 'booking',
      receiveAndPaid: 'booking',
      receiveUnpaid: 'booking',
    },
  },

  // Handed in, and not weighed yet: no carrier knows of it.
  {
    at: { status: 'generated', settlement: 'unpaid', booking: 'awaitingWeight', handedOver: false },
    may: {
      void: { status: 'voided', booking: 'none' },
      receiveAndPaid: { status: 'inWarehouse', settlement: 'paid', booking: 'inFlight' },
      receiveUnpaid: { status: 'withheld' },
    },
    not: {
      refund: 'settlement',
      receive: 'booking',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },
  {
    at: { status: 'generated', settlement: 'unpaid', booking: 'awaitingWeight', handedOver: true },
    may: {
      receiveAndPaid: { status: 'inWarehouse', settlement: 'paid', booking: 'inFlight' },
      receiveUnpaid: { status: 'withheld' },
    },
    not: {
      void: 'handedOver',
      refund: 'settlement',
      receive: 'booking',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },

  // A label that is paid for: given back only before it is handed over, and in time.
  {
    at: {
      status: 'generated',
      settlement: 'paid',
      booking: 'booked',
      handedOver: false,
      voidWindowOpen: true,
    },
    may: {
      refund: { booking: 'cancelling' },
      receive: { status: 'inWarehouse' },
    },
    not: {
      void: 'settlement',
      receiveAndPaid: 'settlement',
      receiveUnpaid: 'settlement',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },
  {
    at: {
      status: 'generated',
      settlement: 'paid',
      booking: 'booked',
      handedOver: false,
      voidWindowOpen: false,
    },
    may: {
      receive: { status: 'inWarehouse' },
    },
    not: {
      refund: 'voidWindowOpen',
      void: 'settlement',
      receiveAndPaid: 'settlement',
      receiveUnpaid: 'settlement',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },
  {
    at: { status: 'generated', settlement: 'paid', booking: 'booked', handedOver: true },
    may: { receive: { status: 'inWarehouse' } },
    not: {
      refund: 'handedOver',
      void: 'settlement',
      receiveAndPaid: 'settlement',
      receiveUnpaid: 'settlement',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },
  {
    at: { status: 'generated', settlement: 'paid', booking: 'cancelling' },
    may: {
      cancelled: { status: 'refunded', booking: 'none', settlement: 'refunded' },
      cancelRejected: { booking: 'booked' },
    },
    not: {
      void: 'settlement',
      refund: 'booking',
      receive: 'booking',
      receiveAndPaid: 'booking',
      receiveUnpaid: 'booking',
    },
  },

  // Nothing leads here; the table of orders would take such a row all the same.
  {
    at: { status: 'generated', settlement: 'refunded', booking: 'booked', handedOver: false },
    not: {
      void: 'settlement',
      refund: 'settlement',
      receive: 'settlement',
      receiveAndPaid: 'settlement',
      receiveUnpaid: 'settlement',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },
  {
    at: { status: 'generated', settlement: 'refunded', booking: 'booked', handedOver: true },
    not: {
      void: 'settlement',
      refund: 'settlement',
      receive: 'settlement',
      receiveAndPaid: 'settlement',
      receiveUnpaid: 'settlement',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },
  {
    at: { status: 'generated', settlement: 'refunded', booking: 'cancelling' },
    may: { cancelRejected: { booking: 'booked' } },
    not: {
      void: 'settlement',
      refund: 'settlement',
      receive: 'booking',
      receiveAndPaid: 'booking',
      receiveUnpaid: 'booking',
      cancelled: 'settlement',
    },
  },

  // Nothing leads here either: what awaits its weight is not paid for.
  ...(['paid', 'refunded'] as const).flatMap((settlement) => {
    const not = {
      void: 'settlement',
      refund: settlement === 'paid' ? 'booking' : 'settlement',
      receive: 'booking',
      receiveAndPaid: 'settlement',
      receiveUnpaid: 'settlement',
      cancelled: 'booking',
      cancelRejected: 'booking',
    } as const;
    return [{ at: { status: 'generated', settlement, booking: 'awaitingWeight' } as const, not }];
  }),

  // In the warehouse: what its carrier may say to it.
  {
    at: { status: 'inWarehouse', booking: 'booked' },
    not: { booked: 'booking', refused: 'booking' },
  },
  {
    at: { status: 'inWarehouse', booking: 'inFlight' },
    may: { booked: { booking: 'booked' }, refused: { status: 'withheld', booking: 'refused' } },
  },
  {
    at: { status: 'withheld', booking: ['booked', 'awaitingWeight'] },
    not: { booked: 'booking', refused: 'booking', bookAgain: 'booking' },
  },
  {
    at: { status: 'withheld', booking: 'inFlight' },
    may: { booked: { booking: 'booked' }, refused: { booking: 'refused' } },
    not: { bookAgain: 'booking' },
  },
  {
    at: { status: 'withheld', booking: 'refused' },
    may: { bookAgain: { booking: 'inFlight' } },
    not: { booked: 'booking', refused: 'booking' },
  },
  { at: { status: 'outWarehouse' } },

  // The ends.
  { at: { status: 'voided' } },
  { at: { status: 'refunded' } },
  { at: { status: 'delivered' } },
  { at: { status: 'chargedBack' } },
];

const isAt = (state: OrderState, { at }: Situation) =>
  Object.entries(at).every(([axis, value]) =>
    [value].flat().includes(state[axis as keyof OrderState] as never),
  );

/** What a step must come to, by the table above. */
export const dueMove = (state: OrderState, step: OrderStep): Due => {
  const inHouse = duePhysical(state, step);
  if (inHouse) return inHouse;
  const fitting = situations.filter((situation) => isAt(state, situation));
  const [situation] = fitting;
  if (!situation || fitting.length > 1) {
    throw new Error(`${fitting.length} situations for ${JSON.stringify(state)}`);
  }
  const different = situation.may?.[step];
  if (different) return { ok: true, to: { ...state, ...different } };
  return { ok: false, obstacle: situation.not?.[step] ?? 'status' };
};

/** Without what only the clock or the line changes. */
export const axesOf = ({ voidWindowOpen: _open, labelAt: _at, ...axes }: OrderState): Axes => axes;
