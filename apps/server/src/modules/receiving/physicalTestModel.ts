import type { WithholdReason } from '@alpaca/contract';

// What becomes of orders and money in a warehouse, reckoned by itself: nothing here reads the product's
// own table of moves, prices or ledger. A gram costs a cent, more than thirty kilograms have no price.

export const handlingMinor = 300;
const heaviestG = 30_000;

export type Line = 'label' | 'receipt' | 'warehouse';

export interface ModelBox {
  declaredG: number;
  g: number | null;
  absent: boolean;
}

type Status =
  | 'unpaid'
  | 'ordering'
  | 'failed'
  | 'voided'
  | 'cancelling'
  | 'generated'
  | 'inWarehouse'
  | 'withheld'
  | 'chargedBack';

export interface ModelOrder {
  line: Line;
  boxes: ModelBox[];
  status: Status;
  booking: 'none' | 'inFlight' | 'booked' | 'refused' | 'awaitingWeight';
  settlement: 'unpaid' | 'paid' | 'refunded';
  quoted: number;
  /** As measured, once it is here and has a price. */
  real: number | null;
  held: number;
  /** For the order itself, less what went back. */
  charged: number;
  /** Announced, and taken when its day came. */
  pending: number;
  debited: number;
  reasons: Set<WithholdReason>;
  intercepted: boolean;
  handedOver: boolean;
  wishes: WithholdReason[];
}

/** A merchant's orders and its money. */
export interface Model {
  funds: number;
  orders: ModelOrder[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const walletOf = ({ funds, orders }: Model): number =>
  funds - sum(orders.map(({ held, charged, debited }) => held + charged + debited));
export const heldOf = ({ orders }: Model): number => sum(orders.map(({ held }) => held));

export const submit = (model: Model, line: Line, kgs: readonly number[]): ModelOrder => {
  const boxes = kgs.map((kg) => ({ declaredG: kg * 1000, g: null, absent: false }));
  const quoted = sum(boxes.map(({ declaredG }) => declaredG));
  const pays = walletOf(model) >= quoted;
  const order: ModelOrder = {
    line,
    boxes,
    status: !pays ? 'unpaid' : line === 'warehouse' ? 'generated' : 'ordering',
    booking: !pays ? 'none' : line === 'warehouse' ? 'awaitingWeight' : 'inFlight',
    settlement: 'unpaid',
    quoted,
    real: null,
    held: pays ? quoted : 0,
    charged: 0,
    pending: 0,
    debited: 0,
    reasons: new Set(),
    intercepted: false,
    handedOver: false,
    wishes: [],
  };
  model.orders.push(order);
  return order;
};

/** The carrier answers a question that is open. */
export const answer = (order: ModelOrder, takes: boolean) => {
  if (order.booking !== 'inFlight') return;
  order.booking = takes ? 'booked' : 'refused';
  if (order.status !== 'ordering') {
    if (takes) return;
    order.status = 'withheld';
    order.reasons.add('carrierRefused');
    return;
  }
  order.status = takes ? 'generated' : 'failed';
  if (takes && order.line === 'label') {
    order.settlement = 'paid';
    order.charged = order.quoted;
  }
  if (!takes || order.line === 'label') order.held = 0;
};

/** Given up by its merchant; what its carrier knows of has to be let go first. */
export const voidIt = (order: ModelOrder): boolean => {
  if (order.status === 'failed' || order.status === 'unpaid') {
    Object.assign(order, { status: 'voided', booking: 'none' });
    return true;
  }
  if (order.status !== 'generated' || order.settlement === 'paid' || order.handedOver) return false;
  if (order.booking === 'awaitingWeight') {
    Object.assign(order, { status: 'voided', booking: 'none', held: 0 });
  } else order.status = 'cancelling';
  return true;
};

/** All that will come is here. */
const complete = (model: Model, order: ModelOrder) => {
  const g = sum(order.boxes.map((box) => box.g ?? 0));
  const price = g > heaviestG ? null : g;
  order.real = price;
  if (price === null) order.reasons.add('weight');
  else if (order.settlement === 'paid') {
    if (price > order.quoted) order.pending = price - order.quoted;
    else order.charged = price;
  } else if (walletOf(model) + order.held >= price) {
    Object.assign(order, { settlement: 'paid', charged: price, held: 0 });
    if (order.booking === 'awaitingWeight') order.booking = 'inFlight';
  } else order.reasons.add('arrears');
  if (order.intercepted) order.reasons.add('intercepted');
  for (const wish of order.wishes) order.reasons.add(wish);
  order.status = order.reasons.size > 0 ? 'withheld' : 'inWarehouse';
};

const isDue = (box: ModelBox) => box.g === null && !box.absent;

interface Scan {
  /** From 1; null: the next. */
  line: number | null;
  alike: number;
  g: number;
  wish: WithholdReason | null;
}

/** The lines that a scan takes in; null where it is stopped. */
export const scan = (model: Model, order: ModelOrder, asked: Scan): number[] | null => {
  if (order.status !== 'generated') return null;
  const from = asked.line ?? 1;
  const named = asked.line === null ? undefined : order.boxes[asked.line - 1];
  if (named && !isDue(named)) return null;
  const lines = order.boxes.flatMap((box, at) => (at + 1 >= from && isDue(box) ? at + 1 : []));
  if (lines.length < asked.alike) return null;
  const taken = lines.slice(0, asked.alike);
  for (const line of taken) (order.boxes[line - 1] as ModelBox).g = asked.g;
  if (asked.wish) order.wishes.push(asked.wish);
  order.handedOver = true;
  if (!order.boxes.some(isDue)) complete(model, order);
  return taken;
};

/** Goes on without what never came; whether it does. */
export const without = (model: Model, order: ModelOrder): boolean => {
  if (order.status !== 'generated' || order.boxes.every(({ g }) => g === null)) return false;
  for (const box of order.boxes) if (box.g === null) box.absent = true;
  complete(model, order);
  return true;
};

export const intercept = (order: ModelOrder): boolean => {
  if (order.intercepted) return false;
  if (order.status === 'inWarehouse') {
    order.status = 'withheld';
    order.reasons.add('intercepted');
  } else if (order.status !== 'generated') return false;
  order.intercepted = true;
  return true;
};

export const letGoOn = (order: ModelOrder): boolean => {
  if (order.status !== 'generated' || !order.intercepted) return false;
  order.intercepted = false;
  return true;
};

/** One reason is settled by hand; with the last the parcel goes on, if it is paid and has a carrier. */
export const settle = (order: ModelOrder, reason: WithholdReason): boolean => {
  if (order.status !== 'withheld' || !order.reasons.has(reason)) return false;
  if (order.reasons.size === 1) {
    if (order.settlement !== 'paid' || order.booking === 'refused') return false;
    Object.assign(order, { status: 'inWarehouse', intercepted: false });
  }
  order.reasons.delete(reason);
  return true;
};

export const pay = (model: Model, order: ModelOrder): boolean => {
  const real = order.real ?? 0;
  if (!order.reasons.has('arrears') || walletOf(model) + order.held < real) return false;
  Object.assign(order, { settlement: 'paid', charged: real, held: 0 });
  order.reasons.delete('arrears');
  if (order.booking === 'awaitingWeight') order.booking = 'inFlight';
  if (order.reasons.size === 0) Object.assign(order, { status: 'inWarehouse', intercepted: false });
  return true;
};

/** Back to its merchant, or destroyed. What was charged goes back but for the handling. */
export const giveUp = (order: ModelOrder, how: 'return' | 'destroy'): boolean => {
  const isWithheld = order.status === 'withheld';
  if (!isWithheld && !(how === 'return' && order.status === 'inWarehouse')) return false;
  if (order.booking === 'inFlight') return false;
  if (order.settlement === 'paid') {
    order.charged = Math.min(order.charged, handlingMinor);
    order.settlement = 'refunded';
  } else {
    order.charged = handlingMinor;
    order.held = 0;
    if (order.booking === 'awaitingWeight') order.booking = 'none';
  }
  Object.assign(order, { pending: 0, debited: 0 });
  order.reasons.clear();
  order.status = how === 'return' ? 'chargedBack' : 'voided';
  return true;
};

/** By another line, at the price of what was measured; there must be enough for it. */
export const changeLine = (model: Model, order: ModelOrder): boolean => {
  if (order.status !== 'withheld' || order.reasons.size !== 1) return false;
  const bookings =
    order.settlement === 'paid' ? ['booked', 'refused'] : ['booked', 'awaitingWeight'];
  if (!bookings.includes(order.booking)) return false;
  const g = sum(order.boxes.map((box) => box.g ?? 0));
  const back = order.held + order.charged + order.debited;
  if (g > heaviestG || walletOf(model) + back < g) return false;
  Object.assign(order, {
    status: 'inWarehouse',
    settlement: 'paid',
    booking: 'inFlight',
    line: 'warehouse',
    quoted: g,
    real: g,
    charged: g,
    held: 0,
    pending: 0,
    debited: 0,
    intercepted: false,
  });
  order.reasons.clear();
  return true;
};

/** The notice is over: what was announced is taken, enough there or not. */
export const debit = ({ orders }: Model) => {
  for (const order of orders) {
    order.debited += order.pending;
    order.pending = 0;
  }
};
