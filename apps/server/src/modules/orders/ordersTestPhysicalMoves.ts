import type { OrderObstacle, OrderState, OrderStep } from '@alpaca/contract';

// The steps of hand-over, warehouse and return, written down by hand and apart from the product's table of
// moves: each says what comes of it in a state, or what stands in its way.

export type Due = { ok: true; to: OrderState } | { ok: false; obstacle: OrderObstacle };
type Answer = Partial<OrderState> | OrderObstacle;

const isHeldBack = ({ status }: OrderState) => status === 'withheld';

/** Whose reasons are all settled goes on, wherever it was to go. */
const onceFree = (state: OrderState, to: Partial<OrderState>): Answer =>
  state.moreReasons ? 'moreReasons' : { status: 'inWarehouse', intercepted: false, ...to };

/** Before it left: what was paid goes back, what was only held is let go. */
const gone = (state: OrderState, status: 'voided' | 'chargedBack'): Answer => {
  const { settlement, booking } = state;
  if (settlement === 'paid')
    return ['booked', 'refused'].includes(booking) ? { status, settlement: 'refunded' } : 'booking';
  if (settlement === 'refunded') return 'settlement';
  if (booking === 'booked') return { status };
  return booking === 'awaitingWeight' ? { status, booking: 'none' } : 'booking';
};

/** What is owed is taken; what is labelled here is asked for then. */
const paidNow = ({ booking }: OrderState): Partial<OrderState> | null => {
  if (booking === 'awaitingWeight') return { settlement: 'paid', booking: 'inFlight' };
  return booking === 'booked' ? { settlement: 'paid' } : null;
};

const steps: Partial<Record<OrderStep, (state: OrderState) => Answer>> = {
  changeWeight: ({ status, labelAt, settlement, booking, handedOver }) => {
    if (status !== 'generated') return 'status';
    if (labelAt !== 'warehouse') return 'labelAt';
    if (settlement !== 'unpaid') return 'settlement';
    if (booking !== 'awaitingWeight') return 'booking';
    return handedOver ? 'handedOver' : {};
  },
  handOver: ({ status, booking, handedOver, intercepted }) => {
    if (status !== 'generated') return 'status';
    if (booking !== 'booked' && booking !== 'awaitingWeight') return 'booking';
    if (handedOver) return 'handedOver';
    return intercepted ? 'intercepted' : { handedOver: true };
  },
  takeBack: ({ status, handedOver }) => {
    if (status !== 'generated') return 'status';
    return handedOver ? { handedOver: false } : 'handedOver';
  },
  missing: ({ status, handedOver }) => {
    if (status !== 'generated') return 'status';
    return handedOver ? { handedOver: false } : 'handedOver';
  },
  intercept: ({ status, booking, intercepted }) => {
    if (status === 'inWarehouse')
      return intercepted ? 'intercepted' : { status: 'withheld', intercepted: true };
    if (status !== 'generated') return 'status';
    if (booking !== 'booked' && booking !== 'awaitingWeight') return 'booking';
    return intercepted ? 'intercepted' : { intercepted: true };
  },
  letGoOn: ({ status, booking, intercepted }) => {
    if (status !== 'generated') return 'status';
    if (booking !== 'booked' && booking !== 'awaitingWeight') return 'booking';
    return intercepted ? { intercepted: false } : 'intercepted';
  },
  withhold: ({ status }) =>
    status === 'inWarehouse' || status === 'withheld' ? { status: 'withheld' } : 'status',
  settleReason: (state) => {
    if (!isHeldBack(state)) return 'status';
    return state.moreReasons ? {} : 'moreReasons';
  },
  payArrears: (state) => {
    if (!isHeldBack(state)) return 'status';
    if (state.settlement !== 'unpaid') return 'settlement';
    const paid = paidNow(state);
    if (!paid) return 'booking';
    return state.moreReasons ? paid : 'moreReasons';
  },
  release: (state) => {
    if (!isHeldBack(state)) return 'status';
    if (state.settlement !== 'paid') return 'settlement';
    return ['booked', 'inFlight'].includes(state.booking) ? onceFree(state, {}) : 'booking';
  },
  releaseAndPaid: (state) => {
    if (!isHeldBack(state)) return 'status';
    if (state.settlement !== 'unpaid') return 'settlement';
    const paid = paidNow(state);
    return paid ? onceFree(state, paid) : 'booking';
  },
  changeLine: (state) => {
    if (!isHeldBack(state)) return 'status';
    if (state.settlement === 'refunded') return 'settlement';
    const other = state.settlement === 'paid' ? 'refused' : 'awaitingWeight';
    if (state.booking !== 'booked' && state.booking !== other) return 'booking';
    return onceFree(state, { settlement: 'paid', booking: 'inFlight' });
  },
  destroy: (state) => (isHeldBack(state) ? gone(state, 'voided') : 'status'),
  dispatch: ({ status, booking, settlement }) => {
    if (status !== 'inWarehouse') return 'status';
    if (booking !== 'booked') return 'booking';
    return settlement === 'paid' ? { status: 'outWarehouse' } : 'settlement';
  },
  undispatch: ({ status }) => (status === 'outWarehouse' ? { status: 'inWarehouse' } : 'status'),
  firstScan: ({ status, booking, settlement }) => {
    if (status !== 'generated') return 'status';
    if (booking !== 'booked') return 'booking';
    if (settlement === 'refunded') return 'settlement';
    return { status: 'outWarehouse', settlement: 'paid', intercepted: false };
  },
  deliver: ({ status }) => (status === 'outWarehouse' ? { status: 'delivered' } : 'status'),
  return: (state) => {
    if (['outWarehouse', 'delivered'].includes(state.status)) return { status: 'chargedBack' };
    if (isHeldBack(state)) return gone(state, 'chargedBack');
    if (state.status !== 'inWarehouse') return 'status';
    // What lies here freely is paid for.
    return state.settlement === 'paid' ? gone(state, 'chargedBack') : 'settlement';
  },
};

/** What a step of the warehouse must come to; undefined of any other step. */
export const duePhysical = (state: OrderState, step: OrderStep): Due | undefined => {
  const answer = steps[step]?.(state);
  if (answer === undefined) return undefined;
  return typeof answer === 'string'
    ? { ok: false, obstacle: answer }
    : { ok: true, to: { ...state, ...answer } };
};
