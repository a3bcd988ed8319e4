import { commandsOf, type Order } from './orders.ts';
import type { LedgerStack } from './stack.ts';
import { type GrantedTopUp, topUpMark } from './topUps.ts';

type Balances = Record<string, bigint>;

/** What merchants have and what of it is held, by merchant and kind of account. */
export const balancesOf = async (
  stack: Pick<LedgerStack, 'read'>,
  merchants: readonly string[],
): Promise<Balances> => {
  const rows = await stack.read<{ name: string; minor: string }>(
    `select merchant_id || ' ' || kind as name, balance_minor as minor from accounts
     where merchant_id = any($1) and currency = 'CNY' order by 1`,
    [merchants],
  );
  return Object.fromEntries(rows.map(({ name, minor }) => [name, BigInt(minor)]));
};

/** The balances as they must have become, reckoned without the ledger. */
export const reckon = (
  before: Balances,
  orders: readonly Order[],
  posted: ReadonlySet<string>,
  granted: readonly GrantedTopUp[],
): Balances => {
  const now = { ...before };
  const add = (merchantId: string, minor: bigint) => {
    const wallet = `${merchantId} wallet`;
    now[wallet] = (now[wallet] ?? 0n) + minor;
  };
  for (const { merchantId, minor } of granted) add(merchantId, minor);
  for (const command of orders.flatMap(commandsOf)) {
    if (!posted.has(command.key) || !('lines' in command)) continue;
    const minor = command.lines.reduce((sum, line) => sum + line.minor, 0n);
    add(command.merchantId, command.op === 'refund' ? minor : -minor);
  }
  return now;
};

/** Orders that are neither wholly done nor refused at their first step. */
export const halfDone = (
  orders: readonly Order[],
  posted: ReadonlySet<string>,
  refused: ReadonlySet<string>,
): Order[] =>
  orders.filter((order) => {
    const keys = commandsOf(order).map(({ key }) => key);
    const missing = keys.filter((key) => !posted.has(key));
    const isRefused = missing.length === keys.length && refused.has(keys[0] as string);
    return missing.length > 0 && !isRefused;
  });

/** Granted top-ups that are not in the books as they were granted, and those nobody was told of. */
export const strangeTopUps = async (
  stack: Pick<LedgerStack, 'read'>,
  granted: readonly GrantedTopUp[],
): Promise<{ lost: number; untold: number }> => {
  const rows = await stack.read<{ remark: string }>(
    `select u.remark || ' ' || t.amount_minor as remark from top_ups u
     left join transfers t on t.tenant_id = u.tenant_id and t.key = 'topUp:' || u.id
     where starts_with(u.remark, $1)`,
    [topUpMark],
  );
  const told = new Set(granted.map(({ remark, minor }) => `${remark} ${minor}`));
  const found = rows.filter(({ remark }) => told.has(remark));
  const distinct = new Set(found.map(({ remark }) => remark)).size;
  return { lost: told.size - distinct, untold: rows.length - distinct };
};
