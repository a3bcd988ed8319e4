import {
  type Currency,
  type getBilIncomeFlow,
  type OrderSummary,
  type Result,
  toAmount,
  toMinor,
} from '@alpaca/contract';

export type Move = Result<typeof getBilIncomeFlow>[number];
type Op = Move['op'];

export interface CostStep {
  step: 'quoted' | 'held' | 'charged' | 'adjusted' | 'refunded';
  amount: string | null;
  currency: string | null;
  time: string | null;
  /** The change that was the last to adjust it. */
  changeId?: string | null;
}

const nothing = { amount: null, currency: null, time: null };

// What is set aside or let go is no money that came or went, nor is what we bear ourselves.
const ways: Record<Op, -1 | 0 | 1> = {
  hold: 0,
  capture: -1,
  release: 0,
  charge: -1,
  refund: 1,
  absorb: 0,
  adjust: 1,
  compensate: 1,
  collect: 1,
  makeGood: 1,
  codFee: -1,
};

/** The amount as the wallet saw it, and whether it came or went at all. */
export const inWallet = ({ op, amount }: Pick<Move, 'op' | 'amount'>) => ({
  value: ways[op] < 0 ? `-${amount}` : amount,
  signed: ways[op] !== 0,
});

/** The last movement of these kinds; an order that is submitted again begins its story anew. */
const lastOf = (moves: readonly Move[], ...ops: Op[]) =>
  moves.findLast(({ op }) => ops.includes(op)) ?? nothing;

/** By how much all of its changes came to more, or to less: what one gave back, another may have taken. */
const adjustedBy = (changes: readonly Move[]): Omit<CostStep, 'step'> => {
  const last = changes.at(-1);
  if (!last) return nothing;
  const { currency, time, changeId } = last;
  const minor = changes.reduce(
    (sum, { op, amount }) => sum - BigInt(ways[op]) * toMinor(amount, currency as Currency),
    0n,
  );
  return { amount: toAmount(minor, currency as Currency), currency, time, changeId };
};

type Priced = Pick<OrderSummary, 'totalPrice' | 'currencyCode' | 'submitTime' | 'confirmStatus'>;

/** How the cost went: quoted, held, charged, adjusted by its changes, and given back where it was. */
export const costSteps = (order: Priced, moves: readonly Move[]): CostStep[] => {
  const own = moves.filter(({ changeId }) => changeId === null);
  const changes = moves.filter(({ changeId, op }) => changeId !== null && ways[op] !== 0);
  const { totalPrice, currencyCode, submitTime, confirmStatus } = order;
  const refunded = lastOf(own, 'refund');
  const steps: CostStep[] = [
    { step: 'quoted', amount: totalPrice, currency: currencyCode, time: submitTime },
    { step: 'held', ...lastOf(own, 'hold') },
    { step: 'charged', ...lastOf(own, 'capture', 'charge') },
  ];
  if (changes.length > 0 || confirmStatus !== 'none') {
    steps.push({ step: 'adjusted', ...adjustedBy(changes) });
  }
  if (refunded.amount) steps.push({ step: 'refunded', ...refunded });
  return steps;
};
