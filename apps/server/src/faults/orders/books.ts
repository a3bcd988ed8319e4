import type { LedgerStack } from '../ledger/stack.ts';

type Read = Pick<LedgerStack, 'read'>;

export interface KeptOrder {
  id: string;
  order_no: string;
  attempt: number;
  customer_no: string;
  status: string;
  settlement: string;
  booking: string;
  name: string;
  quoted_minor: string;
}

export const ordersOf = ({ read }: Read, merchants: readonly string[]) =>
  read<KeptOrder>(
    `select id, order_no, attempt, customer_no, status, settlement, booking, quoted_minor,
       merchant_id || ' ' || currency as name
     from orders where merchant_id = any($1)`,
    [merchants],
  );

type Balances = Record<string, { wallet: bigint; held: bigint }>;

/** What merchants have and what of it is held, by merchant and currency. */
export const balancesOf = async ({ read }: Read, merchants: readonly string[]) => {
  const rows = await read<{ name: string; kind: 'wallet' | 'held'; minor: string }>(
    `select merchant_id || ' ' || currency as name, kind, balance_minor as minor from accounts
     where merchant_id = any($1) order by 1`,
    [merchants],
  );
  const found: Balances = {};
  for (const { name, kind, minor } of rows) {
    found[name] ??= { wallet: 0n, held: 0n };
    found[name][kind] = BigInt(minor);
  }
  return found;
};

const holdsMoney = ['inFlight', 'booked', 'cancelling'];

/** The balances as they must have become, reckoned from the orders and without the ledger. */
export const reckon = (before: Balances, orders: readonly KeptOrder[]): Balances => {
  const now = structuredClone(before);
  for (const { name, settlement, booking, quoted_minor } of orders) {
    now[name] ??= { wallet: 0n, held: 0n };
    const minor = BigInt(quoted_minor);
    if (settlement === 'paid') now[name].wallet -= minor;
    if (settlement === 'unpaid' && holdsMoney.includes(booking)) {
      now[name].wallet -= minor;
      now[name].held += minor;
    }
  }
  return now;
};
