import type { OrderObstacle, OrderState, OrderStep } from '@alpaca/contract';

// What may be done to an order, written down by hand and apart from the product's table of moves: tests
// hold that table against this one, so a line that is wrong in either is seen. Nothing here is computed.

type Axes = Omit<OrderState, 'voidWindowOpen'>;

interface Situation {
  /** Where an order stands; what is not named may be anything. */
  at: Partial<OrderState> & Pick<OrderState, 'status'>;
  /** What may be done there, and what of the order is different afterwards. */
  may?: Partial<Record<OrderStep, Partial<Axes>>>;
  /** What may not be done though the status is right, and what stands in its way. */
  not?: Partial<Record<OrderStep, Exclude<OrderObstacle, 'status'>>>;
}

/** Every state is in one of these situations. A step that one does not name is refused by the status. */
const situations: readonly Situation[] = [
  {
    at: { status: 'draft' },
    may: {
      edit: { status: 'draft', booking: 'none' },
      changeProduct: { status: 'draft', booking: 'none' },
      submit: { status: 'ordering', booking: 'inFlight' },
      submitUnpaid: { status: 'ordering', booking: 'waitingPayment' },
      void: { status: 'voided', booking: 'none' },
    },
  },
  {
    at: { status: 'failed' },
    may: {
      edit: { status: 'draft', booking: 'none' },
      changeProduct: { status: 'draft', booking: 'none' },
      submit: { status: 'ordering', booking: 'inFlight' },
      submitUnpaid: { status: 'ordering', booking: 'waitingPayment' },
      void: { status: 'voided', booking: 'none' },
    },
  },
  {
    at: { status: 'ordering', booking: 'waitingPayment' },
    may: {
      pay: { booking: 'inFlight' },
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
      handOver: { handedOver: true },
      receiveAndPaid: { status: 'inWarehouse', settlement: 'paid' },
      receiveInArrears: { status: 'withheld' },
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
      receiveInArrears: { status: 'withheld' },
    },
    not: {
      void: 'handedOver',
      handOver: 'handedOver',
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
      handOver: 'booking',
      receive: 'booking',
      receiveAndPaid: 'booking',
      receiveInArrears: 'booking',
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
      handOver: { handedOver: true },
      receive: { status: 'inWarehouse' },
    },
    not: {
      void: 'settlement',
      receiveAndPaid: 'settlement',
      receiveInArrears: 'settlement',
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
      handOver: { handedOver: true },
      receive: { status: 'inWarehouse' },
    },
    not: {
      refund: 'voidWindowOpen',
      void: 'settlement',
      receiveAndPaid: 'settlement',
      receiveInArrears: 'settlement',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },
  {
    at: { status: 'generated', settlement: 'paid', booking: 'booked', handedOver: true },
    may: { receive: { status: 'inWarehouse' } },
    not: {
      refund: 'handedOver',
      handOver: 'handedOver',
      void: 'settlement',
      receiveAndPaid: 'settlement',
      receiveInArrears: 'settlement',
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
      handOver: 'booking',
      receive: 'booking',
      receiveAndPaid: 'booking',
      receiveInArrears: 'booking',
    },
  },

  // Nothing leads here; the table of orders would take such a row all the same.
  {
    at: { status: 'generated', settlement: 'refunded', booking: 'booked', handedOver: false },
    may: { handOver: { handedOver: true } },
    not: {
      void: 'settlement',
      refund: 'settlement',
      receive: 'settlement',
      receiveAndPaid: 'settlement',
      receiveInArrears: 'settlement',
      cancelled: 'booking',
      cancelRejected: 'booking',
    },
  },
  {
    at: { status: 'generated', settlement: 'refunded', booking: 'booked', handedOver: true },
    not: {
      void: 'settlement',
      refund: 'settlement',
      handOver: 'handedOver',
      receive: 'settlement',
      receiveAndPaid: 'settlement',
      receiveInArrears: 'settlement',
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
      handOver: 'booking',
      receive: 'booking',
      receiveAndPaid: 'booking',
      receiveInArrears: 'booking',
      cancelled: 'settlement',
    },
  },

  // In the warehouse, and after it.
  {
    at: { status: 'inWarehouse' },
    may: {
      withhold: { status: 'withheld' },
      dispatch: { status: 'outWarehouse' },
      return: { status: 'chargedBack' },
    },
  },
  {
    at: { status: 'withheld', settlement: 'unpaid' },
    may: {
      releaseAndPaid: { status: 'inWarehouse', settlement: 'paid' },
      destroy: { status: 'voided' },
      return: { status: 'chargedBack' },
    },
    not: { release: 'settlement' },
  },
  {
    at: { status: 'withheld', settlement: 'paid' },
    may: {
      release: { status: 'inWarehouse' },
      destroy: { status: 'voided' },
      return: { status: 'chargedBack' },
    },
    not: { releaseAndPaid: 'settlement' },
  },
  {
    at: { status: 'withheld', settlement: 'refunded' },
    may: { destroy: { status: 'voided' }, return: { status: 'chargedBack' } },
    not: { release: 'settlement', releaseAndPaid: 'settlement' },
  },
  {
    at: { status: 'outWarehouse' },
    may: { deliver: { status: 'delivered' }, return: { status: 'chargedBack' } },
  },

  // The ends.
  { at: { status: 'voided' } },
  { at: { status: 'refunded' } },
  { at: { status: 'delivered' } },
  { at: { status: 'chargedBack' } },
];

const isAt = (state: OrderState, { at }: Situation) =>
  Object.entries(at).every(([axis, value]) => state[axis as keyof OrderState] === value);

export type Due = { ok: true; to: OrderState } | { ok: false; obstacle: OrderObstacle };

/** What a step must come to, by the table above. */
export const dueMove = (state: OrderState, step: OrderStep): Due => {
  const fitting = situations.filter((situation) => isAt(state, situation));
  const [situation] = fitting;
  if (!situation || fitting.length > 1) {
    throw new Error(`${fitting.length} situations for ${JSON.stringify(state)}`);
  }
  const different = situation.may?.[step];
  if (different) return { ok: true, to: { ...state, ...different } };
  return { ok: false, obstacle: situation.not?.[step] ?? 'status' };
};

/** Without what only the clock changes. */
export const axesOf = ({ status, settlement, booking, handedOver }: OrderState): Axes => ({
  status,
  settlement,
  booking,
  handedOver,
});
