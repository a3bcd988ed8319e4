// What becomes of an order's money after its first charge, reckoned by itself: nothing here reads the product's own
// tables of acts, prices or ledger. A gram costs a cent.

export const handlingMinor = 300;
export const returnFeeMinor = 700;

export type Line = 'label' | 'receipt';
export type Reason = 'measured' | 'bill' | 'duty' | 'remote' | 'return';

export interface ModelChange {
  order: ModelOrder;
  reason: Reason;
  before: number;
  after: number;
  state: 'awaiting' | 'disputed' | 'proposed' | 'debited' | 'credited' | 'absorbed' | 'withdrawn';
  /** The difference that the staff offers. */
  proposed: number | null;
  /** What stands debited for it. */
  paid: number;
  /** The difference that it was settled at. */
  agreed: number;
}

export interface ModelOrder {
  line: Line;
  status:
    | 'ordering'
    | 'generated'
    | 'inWarehouse'
    | 'outWarehouse'
    | 'delivered'
    | 'chargedBack'
    | 'refunded';
  settlement: 'unpaid' | 'paid' | 'refunded';
  quoted: number;
  /** As declared, and as measured once it is here. */
  weightG: number;
  held: number;
  /** For the order itself, less what went back. */
  charged: number;
  changes: ModelChange[];
}

/** One merchant's money. */
export interface Model {
  funds: number;
  /** Up to so much of what was weighed otherwise the house bears. */
  tolerance: number;
  orders: ModelOrder[];
  compensated: number;
  /** What carriers collected for it, less our fees. */
  collected: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** All that was taken for an order and has not gone back. */
export const takenFor = ({ charged, changes }: ModelOrder): number =>
  charged + sum(changes.map(({ paid }) => paid));
export const heldOf = ({ orders }: Model): number => sum(orders.map(({ held }) => held));
export const walletOf = (model: Model): number =>
  model.funds +
  model.compensated +
  model.collected -
  heldOf(model) -
  sum(model.orders.map(takenFor));

export const submit = (model: Model, line: Line, g: number): ModelOrder => {
  const isPaid = walletOf(model) >= g;
  const charges = isPaid && line === 'label';
  const order: ModelOrder = {
    line,
    status: isPaid ? 'generated' : 'ordering',
    settlement: charges ? 'paid' : 'unpaid',
    quoted: g,
    weightG: g,
    held: isPaid && !charges ? g : 0,
    charged: charges ? g : 0,
    changes: [],
  };
  model.orders.push(order);
  return order;
};

type Costs = Pick<ModelChange, 'reason' | 'before' | 'after'>;

/** A parcel costs more: its merchant is asked, or the house bears it where it is next to nothing. */
export const announce = ({ tolerance }: Model, order: ModelOrder, costs: Costs) => {
  const isWeighed = costs.reason === 'measured' || costs.reason === 'bill';
  const isBorne = isWeighed && costs.after - costs.before <= tolerance;
  const state = isBorne ? 'absorbed' : 'awaiting';
  order.changes.push({ order, ...costs, state, proposed: null, paid: 0, agreed: 0 });
};

/** Whether it can be taken in as the test does it: what is charged then can be paid. */
export const canArrive = (model: Model, { status, line, held }: ModelOrder, g: number): boolean =>
  status === 'generated' && (line === 'label' || walletOf(model) + held >= g);

/** Weighed here: what was charged with its label and costs less goes back at once, more is announced. */
export const arrive = (model: Model, order: ModelOrder, g: number) => {
  order.status = 'inWarehouse';
  order.weightG = g;
  if (order.line === 'receipt') {
    Object.assign(order, { settlement: 'paid', charged: g, held: 0 });
    return;
  }
  const costs = { reason: 'measured' as const, before: order.quoted, after: g };
  if (g > order.quoted) announce(model, order, costs);
  if (g >= order.quoted) return;
  order.charged = g;
  credit(order, costs);
};

/** It costs less: what goes back does so at once. */
export const credit = (order: ModelOrder, costs: Costs): ModelChange => {
  const agreed = costs.after - costs.before;
  const change = { order, ...costs, state: 'credited' as const, proposed: null, paid: 0, agreed };
  order.changes.push(change);
  return change;
};

export const isOpen = ({ state }: ModelChange) =>
  ['awaiting', 'disputed', 'proposed'].includes(state);

/** The parcel never leaves: nobody is asked any more, and what was debited goes back. */
const undo = ({ changes }: ModelOrder) => {
  for (const change of changes) {
    if (isOpen(change) || change.state === 'debited') {
      Object.assign(change, { state: 'withdrawn', paid: 0, agreed: 0 });
    }
  }
};

/** Given up before anybody brought it, its carrier lets go of it. */
export const refund = (order: ModelOrder): boolean => {
  if (order.status !== 'generated' || order.settlement !== 'paid') return false;
  Object.assign(order, { status: 'refunded', settlement: 'refunded', charged: 0 });
  undo(order);
  return true;
};

/** Back to its merchant: before it left all but the handling goes back, after it coming back costs. */
export const sendBack = (model: Model, order: ModelOrder): boolean => {
  if (order.status === 'outWarehouse') {
    announce(model, order, { reason: 'return', before: 0, after: returnFeeMinor });
    order.status = 'chargedBack';
    return true;
  }
  if (order.status !== 'inWarehouse') return false;
  undo(order);
  const charged = Math.min(order.charged, handlingMinor);
  Object.assign(order, { status: 'chargedBack', settlement: 'refunded', charged });
  return true;
};
