import type { FoundMerchant, FoundOrder, FoundTopUp } from '@alpaca/contract';
import type { PaletteEntry } from './search.ts';

export const groupKinds = ['pages', 'orders', 'merchants', 'topUps'] as const;
type GroupKind = (typeof groupKinds)[number];

export interface Entry {
  path: string;
  title: string;
  /** What tells it from others of the same title. */
  detail: string;
  /** A dictionary's value that says how it stands. */
  status?: { code: string; value: string };
}

export interface Group {
  kind: GroupKind;
  entries: readonly Entry[];
}

export interface Found {
  orders: readonly FoundOrder[];
  merchants: readonly FoundMerchant[];
  topUps: readonly FoundTopUp[];
}

const told = (...parts: string[]) => parts.filter(Boolean).join(' · ');
const at = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

const pageEntry = ({ path, title, above }: PaletteEntry): Entry => ({
  path,
  title,
  detail: above.join(' / '),
});

const orderEntry = (order: FoundOrder): Entry => ({
  path: at('/order/detail', { id: order.id }),
  title: order.transactionOrderNo,
  detail: told(order.customerNo, order.trackingNumber, order.consignee, order.merchantName),
  status: { code: 'order_status', value: order.status },
});

const merchantEntry = ({ id, code, name }: FoundMerchant): Entry => ({
  path: at('/ops/merchants', { search: code, id }),
  title: name,
  detail: code,
});

const topUpEntry = ({ id, no, amount, currency, auditStatus }: FoundTopUp): Entry => ({
  path: at('/financial/top-up-check', { id }),
  title: no,
  detail: `${amount} ${currency}`,
  status: { code: 'top_up_audit_status', value: auditStatus },
});

/** What was found, by kind; kinds of which nothing was found are left out. */
export const groupsOf = (pages: readonly PaletteEntry[], found: Found | undefined): Group[] => {
  const entries: Record<GroupKind, Entry[]> = {
    pages: pages.map(pageEntry),
    orders: found?.orders.map(orderEntry) ?? [],
    merchants: found?.merchants.map(merchantEntry) ?? [],
    topUps: found?.topUps.map(topUpEntry) ?? [],
  };
  return groupKinds
    .map((kind) => ({ kind, entries: entries[kind] }))
    .filter((group) => group.entries.length > 0);
};
