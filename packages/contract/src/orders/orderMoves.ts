/** The specification's filter; an order is in exactly one of them. */
export const orderStatuses = [
  'draft',
  'ordering',
  'generated',
  'failed',
  'voided',
  'refunded',
  'inWarehouse',
  'withheld',
  'outWarehouse',
  'delivered',
  'chargedBack',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const settlementStatuses = ['unpaid', 'paid', 'refunded'] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];

/** How far the carrier is; people see it only as what they may do and why not. */
export const bookings = [
  'none',
  'waitingPayment',
  'inFlight',
  'booked',
  'refused',
  'cancelling',
] as const;
export type Booking = (typeof bookings)[number];

/** Where an order stands: several axes, never one overloaded state. */
export interface OrderState {
  status: OrderStatus;
  settlement: SettlementStatus;
  booking: Booking;
  handedOver: boolean;
  /** Whether the product still lets a paid label be given back. */
  voidWindowOpen: boolean;
}

export type OrderActor = 'merchant' | 'operator' | 'system';

type Needs = { readonly [A in Exclude<keyof OrderState, 'status'>]?: readonly OrderState[A][] };
type Becomes = Partial<Pick<OrderState, 'status' | 'settlement' | 'booking' | 'handedOver'>>;

interface Way {
  from: readonly OrderStatus[];
  when?: Needs;
  to: Becomes;
}

interface Move {
  who: readonly OrderActor[];
  /** The first that fits is gone. */
  ways: readonly Way[];
}

const merchant = ['merchant'] as const;
const operator = ['operator'] as const;
const system = ['system'] as const;

/**
 * What may be done to an order, when, and what it then is. The server refuses by it, the web disables
 * by it. Nothing here undoes a booking that is in flight: nobody knows yet whether it exists.
 */
export const orderMoves = {
  /** What was refused and is edited is a draft again. */
  edit: {
    who: merchant,
    ways: [{ from: ['draft', 'failed'], to: { status: 'draft', booking: 'none' } }],
  },
  changeProduct: {
    who: merchant,
    ways: [{ from: ['draft', 'failed'], to: { status: 'draft', booking: 'none' } }],
  },
  submit: {
    who: merchant,
    ways: [{ from: ['draft', 'failed'], to: { status: 'ordering', booking: 'inFlight' } }],
  },
  /** Submitted with too little available: nothing is booked until it is paid. */
  submitUnpaid: {
    who: merchant,
    ways: [{ from: ['draft', 'failed'], to: { status: 'ordering', booking: 'waitingPayment' } }],
  },
  pay: {
    who: ['merchant', 'system'],
    ways: [
      { from: ['ordering'], when: { booking: ['waitingPayment'] }, to: { booking: 'inFlight' } },
    ],
  },
  booked: {
    who: system,
    ways: [
      {
        from: ['ordering'],
        when: { booking: ['inFlight'] },
        to: { status: 'generated', booking: 'booked' },
      },
    ],
  },
  /** As `booked`, of a product that is charged with its label. */
  bookedAndPaid: {
    who: system,
    ways: [
      {
        from: ['ordering'],
        when: { booking: ['inFlight'] },
        to: { status: 'generated', booking: 'booked', settlement: 'paid' },
      },
    ],
  },
  refused: {
    who: system,
    ways: [
      {
        from: ['ordering'],
        when: { booking: ['inFlight'] },
        to: { status: 'failed', booking: 'refused' },
      },
    ],
  },
  /** By the merchant, or by time where a parcel never came. */
  void: {
    who: ['merchant', 'system'],
    ways: [
      { from: ['draft', 'failed'], to: { status: 'voided', booking: 'none' } },
      {
        from: ['ordering'],
        when: { booking: ['waitingPayment'] },
        to: { status: 'voided', booking: 'none' },
      },
      // The carrier has to let go of it first.
      {
        from: ['generated'],
        when: { settlement: ['unpaid'], booking: ['booked'], handedOver: [false] },
        to: { booking: 'cancelling' },
      },
    ],
  },
  refund: {
    who: merchant,
    ways: [
      {
        from: ['generated'],
        when: {
          settlement: ['paid'],
          booking: ['booked'],
          handedOver: [false],
          voidWindowOpen: [true],
        },
        to: { booking: 'cancelling' },
      },
    ],
  },
  cancelled: {
    who: ['system', 'operator'],
    ways: [
      {
        from: ['generated'],
        when: { booking: ['cancelling'], settlement: ['unpaid'] },
        to: { status: 'voided', booking: 'none' },
      },
      {
        from: ['generated'],
        when: { booking: ['cancelling'], settlement: ['paid'] },
        to: { status: 'refunded', booking: 'none', settlement: 'refunded' },
      },
    ],
  },
  cancelRejected: {
    who: ['system', 'operator'],
    ways: [{ from: ['generated'], when: { booking: ['cancelling'] }, to: { booking: 'booked' } }],
  },
  handOver: {
    who: merchant,
    ways: [
      {
        from: ['generated'],
        when: { booking: ['booked'], handedOver: [false] },
        to: { handedOver: true },
      },
    ],
  },
  /** What was charged with its label is only received. */
  receive: {
    who: operator,
    ways: [
      {
        from: ['generated'],
        when: { booking: ['booked'], settlement: ['paid'] },
        to: { status: 'inWarehouse' },
      },
    ],
  },
  /** Charged by the weight that was measured; where the wallet is too low, `receiveInArrears`. */
  receiveAndPaid: {
    who: operator,
    ways: [
      {
        from: ['generated'],
        when: { booking: ['booked'], settlement: ['unpaid'] },
        to: { status: 'inWarehouse', settlement: 'paid' },
      },
    ],
  },
  receiveInArrears: {
    who: operator,
    ways: [
      {
        from: ['generated'],
        when: { booking: ['booked'], settlement: ['unpaid'] },
        to: { status: 'withheld' },
      },
    ],
  },
  withhold: { who: operator, ways: [{ from: ['inWarehouse'], to: { status: 'withheld' } }] },
  release: {
    who: operator,
    ways: [{ from: ['withheld'], when: { settlement: ['paid'] }, to: { status: 'inWarehouse' } }],
  },
  /** The arrears are charged at last. */
  releaseAndPaid: {
    who: ['operator', 'system'],
    ways: [
      {
        from: ['withheld'],
        when: { settlement: ['unpaid'] },
        to: { status: 'inWarehouse', settlement: 'paid' },
      },
    ],
  },
  destroy: { who: operator, ways: [{ from: ['withheld'], to: { status: 'voided' } }] },
  dispatch: { who: operator, ways: [{ from: ['inWarehouse'], to: { status: 'outWarehouse' } }] },
  deliver: { who: system, ways: [{ from: ['outWarehouse'], to: { status: 'delivered' } }] },
  return: {
    who: ['operator', 'system'],
    ways: [{ from: ['inWarehouse', 'withheld', 'outWarehouse'], to: { status: 'chargedBack' } }],
  },
} as const satisfies Record<string, Move>;
export type OrderStep = keyof typeof orderMoves;
export const orderSteps = Object.keys(orderMoves) as OrderStep[];

/** Why a step can't be taken: the status comes first, then the axis that stands in the way. */
export type OrderObstacle = keyof OrderState;

const obstacleOf = (state: OrderState, { from, when = {} }: Way): OrderObstacle | null => {
  if (!from.includes(state.status)) return 'status';
  for (const [axis, allowed] of Object.entries(when) as [OrderObstacle, readonly unknown[]][]) {
    if (!allowed.includes(state[axis])) return axis;
  }
  return null;
};

export type MoveResult = { ok: true; to: OrderState } | { ok: false; obstacle: OrderObstacle };

/** Takes a step, or says what stands in its way. */
export const moveOrder = (state: OrderState, step: OrderStep): MoveResult => {
  let nearest: OrderObstacle = 'status';
  for (const way of orderMoves[step].ways as readonly Way[]) {
    const obstacle = obstacleOf(state, way);
    if (obstacle === null) return { ok: true, to: { ...state, ...way.to } };
    if (obstacle !== 'status') nearest = obstacle;
  }
  return { ok: false, obstacle: nearest };
};
