import type { WithholdReason } from '@alpaca/contract';

// What becomes of orders and money in a warehouse, reckoned by itself: nothing here reads the product's
// own table of moves, prices or ledger. A gram costs a cent, more than thirty kilograms have no price.

export const handlingMinor = 300;
export const returnFeeMinor = 700;
const heaviestG = 30_000;

export type Line = 'label' | 'receipt' | 'warehouse';

export interface ModelBatch {
  line: Line;
  hasLeft: boolean;
  bags: ModelBag[];
}

export interface ModelBag {
  batch: ModelBatch;
  isClosed: boolean;
}

export interface ModelBox {
  declaredG: number;
  g: number | null;
  absent: boolean;
  /** Null: not here, or not any more. What left stays in the bag that it left in. */
  place: 'floor' | 'withheld' | ModelBag | null;
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
  | 'outWarehouse'
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

/** A merchant's orders and its money, and the batches that have nobody else's in them. */
export interface Model {
  funds: number;
  orders: ModelOrder[];
  batches: ModelBatch[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const walletOf = ({ funds, orders }: Model): number =>
  funds - sum(orders.map(({ held, charged, debited }) => held + charged + debited));
export const heldOf = ({ orders }: Model): number => sum(orders.map(({ held }) => held));

const isPacked = ({ boxes }: ModelOrder): boolean =>
  boxes.some(({ place }) => typeof place === 'object' && place !== null);

/** Puts what lies about aside, or back on the floor; what is in a bag stays there. */
const lay = (order: ModelOrder, kind: 'floor' | 'withheld') => {
  for (const box of order.boxes) if (typeof box.place === 'string') box.place = kind;
};

const putAside = (order: ModelOrder, reason: WithholdReason) => {
  order.status = 'withheld';
  order.reasons.add(reason);
  lay(order, 'withheld');
};

const goOn = (order: ModelOrder) => {
  Object.assign(order, { status: 'inWarehouse', intercepted: false });
  lay(order, 'floor');
};

/** Pays what was measured, if there is enough; what is labelled here is booked then. */
const chargeReal = (model: Model, order: ModelOrder): boolean => {
  const real = order.real ?? 0;
  if (walletOf(model) + order.held < real) return false;
  Object.assign(order, { settlement: 'paid', charged: real, held: 0 });
  if (order.booking === 'awaitingWeight') order.booking = 'inFlight';
  return true;
};

export const submit = (model: Model, line: Line, kgs: readonly number[]): ModelOrder => {
  const boxes = kgs.map((kg) => ({ declaredG: kg * 1000, g: null, absent: false, place: null }));
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
    if (!takes) putAside(order, 'carrierRefused');
    else if (order.reasons.delete('carrierRefused') && order.reasons.size === 0) goOn(order);
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
    // Nobody pays for what its merchant wants back.
  } else if (!order.intercepted && !chargeReal(model, order)) order.reasons.add('arrears');
  order.status = 'inWarehouse';
  if (order.intercepted) order.reasons.add('intercepted');
  for (const reason of [...order.reasons, ...order.wishes]) putAside(order, reason);
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
  for (const line of taken)
    Object.assign(order.boxes[line - 1] as ModelBox, { g: asked.g, place: 'floor' });
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
  if (order.status === 'inWarehouse') putAside(order, 'intercepted');
  else if (order.status !== 'generated') return false;
  order.intercepted = true;
  return true;
};

export const letGoOn = (order: ModelOrder): boolean => {
  if (order.status !== 'generated' || !order.intercepted) return false;
  order.intercepted = false;
  return true;
};

/** Somebody sees what is wrong with a parcel that is here. */
export const withhold = (order: ModelOrder, reason: WithholdReason): boolean => {
  if (!['inWarehouse', 'withheld'].includes(order.status) || order.reasons.has(reason))
    return false;
  putAside(order, reason);
  return true;
};

/** Its carrier is asked once more. */
export const bookAgain = (order: ModelOrder): boolean => {
  if (order.status !== 'withheld' || order.booking !== 'refused') return false;
  order.booking = 'inFlight';
  return true;
};

/**
 * One reason is settled by hand; with the last the parcel goes on, if it has a carrier. What is not paid
 * yet is charged then, if it has a price; who has too little owes it from now on.
 */
export const settle = (model: Model, order: ModelOrder, reason: WithholdReason): boolean => {
  if (order.status !== 'withheld' || !order.reasons.has(reason)) return false;
  const isLast = order.reasons.size === 1;
  const isOwed = order.settlement === 'unpaid';
  if (isLast && (isOwed ? order.real === null : order.booking === 'refused')) return false;
  order.reasons.delete(reason);
  if (!isLast) return true;
  if (isOwed && !chargeReal(model, order)) order.reasons.add('arrears');
  else goOn(order);
  return true;
};

export const pay = (model: Model, order: ModelOrder): boolean => {
  if (!order.reasons.has('arrears') || !chargeReal(model, order)) return false;
  order.reasons.delete('arrears');
  if (order.reasons.size === 0) goOn(order);
  return true;
};

/**
 * Back to its merchant, or destroyed. What was charged goes back but for the handling; once it has left
 * it stays, and what coming back costs is announced.
 */
export const giveUp = (order: ModelOrder, how: 'return' | 'destroy'): boolean => {
  if (how === 'return' && order.status === 'outWarehouse') {
    order.pending += returnFeeMinor;
    order.status = 'chargedBack';
    return true;
  }
  const isWithheld = order.status === 'withheld';
  if (!isWithheld && !(how === 'return' && order.status === 'inWarehouse')) return false;
  if (order.booking === 'inFlight' || isPacked(order)) return false;
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
  for (const box of order.boxes) box.place = null;
  order.status = how === 'return' ? 'chargedBack' : 'voided';
  return true;
};

/** By another line, at the price of what was measured; there must be enough for it. */
export const changeLine = (model: Model, order: ModelOrder, line: Line): boolean => {
  if (order.status !== 'withheld' || order.reasons.size !== 1 || isPacked(order)) return false;
  const bookings =
    order.settlement === 'paid' ? ['booked', 'refused'] : ['booked', 'awaitingWeight'];
  if (!bookings.includes(order.booking)) return false;
  const g = sum(order.boxes.map((box) => box.g ?? 0));
  const back = order.held + order.charged + order.debited;
  if (g > heaviestG || walletOf(model) + back < g) return false;
  Object.assign(order, {
    settlement: 'paid',
    booking: 'inFlight',
    line,
    quoted: g,
    real: g,
    charged: g,
    held: 0,
    pending: 0,
    debited: 0,
  });
  order.reasons.clear();
  goOn(order);
  return true;
};

/** The notice is over: what was announced is taken, enough there or not. */
export const debit = ({ orders }: Model) => {
  for (const order of orders) {
    order.debited += order.pending;
    order.pending = 0;
  }
};
