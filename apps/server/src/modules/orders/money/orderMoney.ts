import type { Currency, ExpenseType, SettlementStatus } from '@alpaca/contract';
import type { Command } from '../../finance/index.ts';
import type { KeptQuote } from '../orders.repository.ts';

type Capture = Extract<Command, { op: 'capture' }>;
type ChargeKind = Capture['lines'][number]['kind'];

const kinds: Partial<Record<ExpenseType, ChargeKind>> = {
  freight: 'freight',
  duty: 'duty',
  insurance: 'insurance',
};
/** What a line of a quote is in the ledger. */
const kindOf = (type: ExpenseType): ChargeKind => kinds[type] ?? 'surcharge';

/** The quote by what the ledger tells apart; the lines still add up to the total. */
export const chargeLines = ({ lines }: Pick<KeptQuote, 'lines'>) => {
  const sums = new Map<ChargeKind, bigint>();
  for (const { expenseType, minor } of lines) {
    const kind = kindOf(expenseType);
    sums.set(kind, (sums.get(kind) ?? 0n) + BigInt(minor));
  }
  return [...sums].filter(([, minor]) => minor > 0n).map(([kind, minor]) => ({ kind, minor }));
};

export interface Held {
  id: string;
  merchant_id: string;
  order_no: string;
  attempt: number;
  currency: Currency;
  quoted_minor: bigint;
  hold_id: string;
}

const base = ({ id, merchant_id, order_no, currency }: Held) => ({
  merchantId: merchant_id,
  currency,
  subjectId: id,
  note: order_no,
});

// What costs nothing moves nothing.
const unlessFree = ({ quoted_minor }: Held, command: Command) =>
  quoted_minor > 0n ? [command] : [];

/** Each attempt holds once, and what it holds ends once: charged, or let go. */
export const holdFor = (order: Held) =>
  unlessFree(order, {
    ...base(order),
    op: 'hold',
    key: `order:${order.id}:hold:${order.attempt}`,
    holdId: order.hold_id,
    minor: order.quoted_minor,
  });

export const releaseFor = (order: Held) =>
  unlessFree(order, {
    ...base(order),
    op: 'release',
    key: `order:${order.id}:end:${order.attempt}`,
    holdId: order.hold_id,
    minor: order.quoted_minor,
  });

export const captureFor = (order: Held, quote: Pick<KeptQuote, 'lines'>) =>
  unlessFree(order, {
    ...base(order),
    op: 'capture',
    key: `order:${order.id}:end:${order.attempt}`,
    holdId: order.hold_id,
    lines: chargeLines(quote),
  });

/** All that was charged goes back. */
const refundFor = (order: Held, quote: Pick<KeptQuote, 'lines'>) =>
  unlessFree(order, {
    ...base(order),
    op: 'refund',
    key: `order:${order.id}:refund`,
    lines: chargeLines(quote),
  });

type Lines = ReturnType<typeof chargeLines>;

/** So much less of the lines, the first first. */
export const lessOf = (lines: Lines, minor: bigint): Lines => {
  let off = minor;
  return lines.flatMap((line) => {
    const isAll = line.minor <= off;
    const taken = isAll ? line.minor : off;
    off -= taken;
    return isAll ? [] : { ...line, minor: line.minor - taken };
  });
};

/** So much of the lines, the first first. */
export const partOf = (lines: Lines, minor: bigint): Lines => {
  const all = sumOf(lines);
  // What is left when the rest is taken from the end.
  return lessOf(lines.toReversed(), all > minor ? all - minor : 0n).toReversed();
};

const sumOf = (lines: Lines) => lines.reduce((sum, { minor }) => sum + minor, 0n);

/**
 * Charges what is owed at last, from what is held and, where that is too little, from the wallet; what is
 * left of the hold is free. An order that was quoted at nothing holds nothing.
 */
export const chargeFor = (order: Held, lines: Lines, { below = false } = {}): Command[] => {
  const key = `order:${order.id}:end:${order.attempt}`;
  const owes = sumOf(lines) > 0n;
  if (order.quoted_minor > 0n) {
    return owes
      ? [{ ...base(order), op: 'capture', key, holdId: order.hold_id, lines, below }]
      : releaseFor(order);
  }
  return owes ? [{ ...base(order), op: 'charge', key, lines, below }] : [];
};

/** Gives some of what was charged back; `what` names it, so that it happens once. */
export const giveBackFor = (order: Held, what: string, lines: Lines): Command[] =>
  lines.length === 0
    ? []
    : [{ ...base(order), op: 'refund', key: `order:${order.id}:${what}:${order.attempt}`, lines }];

/** The carrier let go of it: what was charged goes back, what was only held is let go. */
export const returnFor = (
  order: Held,
  quote: Pick<KeptQuote, 'lines'>,
  settlement: SettlementStatus,
) => (settlement === 'paid' ? refundFor(order, quote) : releaseFor(order));
