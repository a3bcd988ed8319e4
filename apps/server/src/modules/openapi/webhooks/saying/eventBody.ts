import { type Currency, openBasePath, toAmount } from '@alpaca/contract';
import type { Balance, Note, Parcel } from './notes.repository.ts';

/** How things are when an event is said. */
export interface Now {
  parcel: Parcel | undefined;
  balance: Balance | undefined;
}

interface CostFacts {
  before: string;
  after: string;
}

const cost = ({ before, after, ...facts }: CostFacts, currency: Currency) => ({
  ...facts,
  currency,
  before: toAmount(BigInt(before), currency),
  after: toAmount(BigInt(after), currency),
});

/** What happened, in words of its kind. */
const happened = ({ type, facts, currency }: Note) =>
  type === 'cost.changed'
    ? { cost: cost(facts as unknown as CostFacts, currency as Currency) }
    : facts;

const ofOrder = (note: Note, parcel: Parcel | undefined, sequence: number) => ({
  orderId: note.order_id,
  orderNo: parcel?.order_no ?? null,
  customerNo: parcel?.customer_no ?? null,
  status: parcel?.status ?? null,
  stage: parcel?.stage ?? null,
  label: parcel?.label ?? null,
  ...happened(note),
  sequence,
  snapshot: `${openBasePath}/orders/${note.order_id}`,
});

const nothing: Balance = { free: 0n, held: 0n };

const ofWallet = (currency: Currency, { free, held }: Balance, sequence: number) => ({
  currency,
  balance: toAmount(free + held, currency),
  held: toAmount(held, currency),
  sequence,
  snapshot: `${openBasePath}/balance`,
});

/**
 * The body of an event, made once. It tells how its order or wallet is, not only what happened, so whoever
 * keeps the one with the highest sequence has the latest state, in whatever order they come. Nobody's name
 * or address is in it.
 */
export const eventBody = (note: Note, { parcel, balance }: Now, sequence: number): string =>
  JSON.stringify({
    type: note.type,
    timestamp: note.created_at.toISOString(),
    data:
      note.type === 'balance.changed'
        ? ofWallet(note.currency as Currency, balance ?? nothing, sequence)
        : ofOrder(note, parcel, sequence),
  });
