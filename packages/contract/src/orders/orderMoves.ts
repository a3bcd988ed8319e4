import type { LabelPlace } from '../products/printSet.ts';

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
  /** Its label is made in the warehouse: the carrier is asked once it is weighed. */
  'awaitingWeight',
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
  /** As its line said when it was submitted. */
  labelAt: LabelPlace;
  /** Its merchant wants it back: receiving puts it aside. */
  intercepted: boolean;
  /** Several reasons withhold it; it goes on with the last. */
  moreReasons: boolean;
}

export type OrderActor = 'merchant' | 'operator' | 'system';

type Needs = { readonly [A in Exclude<keyof OrderState, 'status'>]?: readonly OrderState[A][] };
type Becomes = Partial<
  Pick<OrderState, 'status' | 'settlement' | 'booking' | 'handedOver' | 'intercepted'>
>;

/**
 * What a step does with the money of an order.
 * - `hold`, `release`: what was quoted is set aside, or let go.
 * - `capture`: what is owed is charged, from what was set aside and, where that is too little, the wallet.
 * - `refund`: all that was charged goes back.
 * - `refundLessHandling`: what was charged goes back but for the line's handling fee.
 * - `handling`: only that fee is charged, from what was set aside; the rest is free.
 * - `returnFee`: what was charged stays, and the line's fee for coming back is announced.
 * - `reprice`: what was charged goes back, and the new line's price is charged.
 * - `holdAnew`: what was set aside is let go, and what it costs now is set aside.
 */
export type MoneyMove =
  | 'hold'
  | 'release'
  | 'capture'
  | 'refund'
  | 'refundLessHandling'
  | 'handling'
  | 'returnFee'
  | 'reprice'
  | 'holdAnew';

interface Way {
  from: readonly OrderStatus[];
  when?: Needs;
  to: Becomes;
  money?: MoneyMove;
}

interface Move {
  who: readonly OrderActor[];
  /** The first that fits is gone. */
  ways: readonly Way[];
}

const merchant = ['merchant'] as const;
const operator = ['operator'] as const;
const system = ['system'] as const;
/** Who answers for the parcel: the staff, or the merchant by what it is offered. */
const both = ['merchant', 'operator'] as const;

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
    ways: [
      {
        from: ['draft', 'failed'],
        when: { labelAt: ['warehouse'] },
        to: { status: 'generated', booking: 'awaitingWeight' },
        money: 'hold',
      },
      {
        from: ['draft', 'failed'],
        to: { status: 'ordering', booking: 'inFlight' },
        money: 'hold',
      },
    ],
  },
  /** Declared anew until it is brought: only of what no carrier was told the weight of. */
  changeWeight: {
    who: merchant,
    ways: [
      {
        from: ['generated'],
        when: {
          labelAt: ['warehouse'],
          settlement: ['unpaid'],
          booking: ['awaitingWeight'],
          handedOver: [false],
        },
        to: {},
        money: 'holdAnew',
      },
    ],
  },
  /** Submitted with too little available: nothing is booked until it is paid. */
  submitUnpaid: {
    who: merchant,
    ways: [{ from: ['draft', 'failed'], to: { status: 'ordering', booking: 'waitingPayment' } }],
  },
  pay: {
    who: ['merchant', 'system'],
    ways: [
      {
        from: ['ordering'],
        when: { booking: ['waitingPayment'], labelAt: ['warehouse'] },
        to: { status: 'generated', booking: 'awaitingWeight' },
        money: 'hold',
      },
      {
        from: ['ordering'],
        when: { booking: ['waitingPayment'] },
        to: { booking: 'inFlight' },
        money: 'hold',
      },
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
      // A label that the warehouse makes: the parcel is where it was.
      {
        from: ['inWarehouse', 'withheld'],
        when: { booking: ['inFlight'] },
        to: { booking: 'booked' },
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
        money: 'capture',
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
        money: 'release',
      },
      // The parcel is here and can't go on; somebody has to look at it.
      {
        from: ['inWarehouse', 'withheld'],
        when: { booking: ['inFlight'] },
        to: { status: 'withheld', booking: 'refused' },
      },
    ],
  },
  /** Of a parcel in the warehouse, once it is known what the carrier did not like. */
  bookAgain: {
    who: operator,
    ways: [{ from: ['withheld'], when: { booking: ['refused'] }, to: { booking: 'inFlight' } }],
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
      // No carrier knows of it yet.
      {
        from: ['generated'],
        when: { settlement: ['unpaid'], booking: ['awaitingWeight'], handedOver: [false] },
        to: { status: 'voided', booking: 'none' },
        money: 'release',
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
        money: 'release',
      },
      {
        from: ['generated'],
        when: { booking: ['cancelling'], settlement: ['paid'] },
        to: { status: 'refunded', booking: 'none', settlement: 'refunded' },
        money: 'refund',
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
        when: { booking: ['booked', 'awaitingWeight'], handedOver: [false], intercepted: [false] },
        to: { handedOver: true },
      },
    ],
  },
  /** Off the list again, as long as nothing of it was received. */
  takeBack: {
    who: merchant,
    ways: [{ from: ['generated'], when: { handedOver: [true] }, to: { handedOver: false } }],
  },
  /** Listed and never seen, for so long that nobody waits for it any more. */
  missing: {
    who: system,
    ways: [{ from: ['generated'], when: { handedOver: [true] }, to: { handedOver: false } }],
  },
  /** What is on its way is put aside when it comes; what is here is put aside at once. */
  intercept: {
    who: merchant,
    ways: [
      {
        from: ['generated'],
        when: { booking: ['booked', 'awaitingWeight'], intercepted: [false] },
        to: { intercepted: true },
      },
      {
        from: ['inWarehouse'],
        when: { intercepted: [false] },
        to: { status: 'withheld', intercepted: true },
      },
    ],
  },
  letGoOn: {
    who: merchant,
    ways: [
      {
        from: ['generated'],
        when: { booking: ['booked', 'awaitingWeight'], intercepted: [true] },
        to: { intercepted: false },
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
  /**
   * Charged by the weight that was measured. What is labelled here is booked by that weight then.
   */
  receiveAndPaid: {
    who: operator,
    ways: [
      {
        from: ['generated'],
        when: { booking: ['awaitingWeight'], settlement: ['unpaid'] },
        to: { status: 'inWarehouse', settlement: 'paid', booking: 'inFlight' },
        money: 'capture',
      },
      {
        from: ['generated'],
        when: { booking: ['booked'], settlement: ['unpaid'] },
        to: { status: 'inWarehouse', settlement: 'paid' },
        money: 'capture',
      },
    ],
  },
  /** The wallet is too low for what was measured, or the line has no price for it. */
  receiveUnpaid: {
    who: operator,
    ways: [
      {
        from: ['generated'],
        when: { booking: ['booked', 'awaitingWeight'], settlement: ['unpaid'] },
        to: { status: 'withheld' },
      },
    ],
  },
  /** For one reason more. */
  withhold: {
    who: ['operator', 'system'],
    ways: [{ from: ['inWarehouse', 'withheld'], to: { status: 'withheld' } }],
  },
  /** One of several reasons is settled, the others stand. */
  settleReason: {
    who: ['operator', 'system'],
    ways: [{ from: ['withheld'], when: { moreReasons: [true] }, to: {} }],
  },
  /** The arrears are charged at last; other reasons stand. */
  payArrears: {
    who: ['merchant', 'operator', 'system'],
    ways: [
      {
        from: ['withheld'],
        when: { settlement: ['unpaid'], booking: ['awaitingWeight'], moreReasons: [true] },
        to: { settlement: 'paid', booking: 'inFlight' },
        money: 'capture',
      },
      {
        from: ['withheld'],
        when: { settlement: ['unpaid'], booking: ['booked'], moreReasons: [true] },
        to: { settlement: 'paid' },
        money: 'capture',
      },
    ],
  },
  /** Its last reason is settled. */
  release: {
    // By itself where a carrier that said no took it after all.
    who: ['operator', 'system'],
    ways: [
      {
        from: ['withheld'],
        when: { settlement: ['paid'], booking: ['booked', 'inFlight'], moreReasons: [false] },
        to: { status: 'inWarehouse', intercepted: false },
      },
    ],
  },
  /** The arrears are charged at last, and nothing else was in its way. */
  releaseAndPaid: {
    who: ['merchant', 'operator', 'system'],
    ways: [
      {
        from: ['withheld'],
        when: { settlement: ['unpaid'], booking: ['awaitingWeight'], moreReasons: [false] },
        to: { status: 'inWarehouse', settlement: 'paid', booking: 'inFlight', intercepted: false },
        money: 'capture',
      },
      {
        from: ['withheld'],
        when: { settlement: ['unpaid'], booking: ['booked'], moreReasons: [false] },
        to: { status: 'inWarehouse', settlement: 'paid', intercepted: false },
        money: 'capture',
      },
    ],
  },
  /** Priced before it is taken; it is labelled here, by the weight that was measured. */
  changeLine: {
    who: both,
    ways: [
      {
        from: ['withheld'],
        when: {
          settlement: ['paid'],
          booking: ['booked', 'refused'],
          moreReasons: [false],
        },
        to: { status: 'inWarehouse', booking: 'inFlight', intercepted: false },
        money: 'reprice',
      },
      {
        from: ['withheld'],
        when: {
          settlement: ['unpaid'],
          booking: ['booked', 'awaitingWeight'],
          moreReasons: [false],
        },
        to: { status: 'inWarehouse', settlement: 'paid', booking: 'inFlight', intercepted: false },
        money: 'reprice',
      },
    ],
  },
  /** Whatever withholds it: all reasons end with it, and so does what was set aside. */
  destroy: {
    who: ['merchant', 'operator', 'system'],
    ways: [
      {
        from: ['withheld'],
        when: { settlement: ['paid'], booking: ['booked', 'refused'] },
        to: { status: 'voided', settlement: 'refunded' },
        money: 'refundLessHandling',
      },
      {
        from: ['withheld'],
        when: { settlement: ['unpaid'], booking: ['booked'] },
        to: { status: 'voided' },
        money: 'handling',
      },
      {
        from: ['withheld'],
        when: { settlement: ['unpaid'], booking: ['awaitingWeight'] },
        to: { status: 'voided', booking: 'none' },
        money: 'handling',
      },
    ],
  },
  dispatch: {
    who: operator,
    ways: [
      {
        from: ['inWarehouse'],
        when: { booking: ['booked'], settlement: ['paid'] },
        to: { status: 'outWarehouse' },
      },
    ],
  },
  /** A batch that was closed is opened again before it left. */
  undispatch: {
    who: operator,
    ways: [{ from: ['outWarehouse'], to: { status: 'inWarehouse' } }],
  },
  /** The carrier scanned what never passed our warehouse: it can be neither voided nor given back any more. */
  firstScan: {
    who: system,
    ways: [
      {
        from: ['generated'],
        when: { booking: ['booked'], settlement: ['paid'] },
        to: { status: 'outWarehouse', intercepted: false },
      },
      {
        from: ['generated'],
        when: { booking: ['booked'], settlement: ['unpaid'] },
        to: { status: 'outWarehouse', settlement: 'paid', intercepted: false },
        money: 'capture',
      },
    ],
  },
  deliver: { who: system, ways: [{ from: ['outWarehouse'], to: { status: 'delivered' } }] },
  /** Before it left, what was charged goes back less handling; after that it stays, and a fee comes on top. */
  return: {
    who: ['merchant', 'operator', 'system'],
    ways: [
      {
        from: ['inWarehouse', 'withheld'],
        when: { settlement: ['paid'], booking: ['booked', 'refused'] },
        to: { status: 'chargedBack', settlement: 'refunded' },
        money: 'refundLessHandling',
      },
      {
        from: ['withheld'],
        when: { settlement: ['unpaid'], booking: ['booked'] },
        to: { status: 'chargedBack' },
        money: 'handling',
      },
      {
        from: ['withheld'],
        when: { settlement: ['unpaid'], booking: ['awaitingWeight'] },
        to: { status: 'chargedBack', booking: 'none' },
        money: 'handling',
      },
      // What was delivered comes back, too.
      { from: ['outWarehouse', 'delivered'], to: { status: 'chargedBack' }, money: 'returnFee' },
    ],
  },
} as const satisfies Record<string, Move>;
export type OrderStep = keyof typeof orderMoves;
export const orderSteps = Object.keys(orderMoves) as OrderStep[];

/** Why a step can't be taken: the status comes first, then the axis that stands in the way. */
export type OrderObstacle = keyof OrderState;

/** What stands in a way, and how far one gets on it; null where it is open. */
const obstacleOn = (state: OrderState, { from, when = {} }: Way) => {
  if (!from.includes(state.status)) return { obstacle: 'status', passed: -1 } as const;
  const needs = Object.entries(when) as [OrderObstacle, readonly unknown[]][];
  const passed = needs.findIndex(([axis, allowed]) => !allowed.includes(state[axis]));
  const met = needs[passed];
  return met ? { obstacle: met[0], passed } : null;
};

export type MoveResult =
  | { ok: true; to: OrderState; money: MoneyMove | null }
  | { ok: false; obstacle: OrderObstacle };

/** Takes a step, or says what stands in its way. */
export const moveOrder = (state: OrderState, step: OrderStep): MoveResult => {
  let nearest: { obstacle: OrderObstacle; passed: number } = { obstacle: 'status', passed: -1 };
  for (const way of orderMoves[step].ways as readonly Way[]) {
    const met = obstacleOn(state, way);
    if (met === null) return { ok: true, to: { ...state, ...way.to }, money: way.money ?? null };
    if (met.passed >= nearest.passed) nearest = met;
  }
  return { ok: false, obstacle: nearest.obstacle };
};
