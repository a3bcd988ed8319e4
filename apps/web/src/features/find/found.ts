import type { FoundMerchant, FoundOrder, FoundTopUp } from '@alpaca/contract';
import type { Act } from './acts.ts';
import type { PaletteEntry } from './search.ts';

export const groupKinds = ['pages', 'acts', 'orders', 'merchants', 'topUps', 'topics'] as const;
type GroupKind = (typeof groupKinds)[number];

/** What opening an entry does. */
export type Way = { path: string } | { act: string } | { topic: string };

export interface Entry {
  /** Of all that is found at once. */
  id: string;
  way: Way;
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

/** What this browser knows without asking for records. */
export interface Named {
  pages: readonly PaletteEntry[];
  acts: readonly Act[];
  /** Pages of help. */
  topics: readonly { id: string; title: string }[];
}

const leadTo = (path: string) => ({ id: path, way: { path } });

const told = (...parts: string[]) => parts.filter(Boolean).join(' · ');
const at = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

const pageEntry = ({ path, title, above }: PaletteEntry): Entry => ({
  ...leadTo(path),
  title,
  detail: above.join(' / '),
});

const actEntry = ({ key, title }: Act): Entry => ({
  id: `act.${key}`,
  way: { act: key },
  title,
  detail: '',
});

const topicEntry = ({ id, title }: Named['topics'][number]): Entry => ({
  id: `topic.${id}`,
  way: { topic: id },
  title,
  detail: '',
});

const orderEntry = (order: FoundOrder): Entry => ({
  ...leadTo(at('/order/detail', { id: order.id })),
  title: order.transactionOrderNo,
  detail: told(order.customerNo, order.trackingNumber, order.consignee, order.merchantName),
  status: { code: 'order_status', value: order.status },
});

const merchantEntry = ({ id, code, name }: FoundMerchant): Entry => ({
  ...leadTo(at('/ops/merchants', { search: code, id })),
  title: name,
  detail: code,
});

const topUpEntry = ({ id, no, amount, currency, auditStatus }: FoundTopUp): Entry => ({
  ...leadTo(at('/financial/top-up-check', { id })),
  title: no,
  detail: `${amount} ${currency}`,
  status: { code: 'top_up_audit_status', value: auditStatus },
});

/** What was found, by kind; kinds of which nothing was found are left out. */
export const groupsOf = ({ pages, acts, topics }: Named, found: Found | undefined): Group[] => {
  const entries: Record<GroupKind, Entry[]> = {
    pages: pages.map(pageEntry),
    acts: acts.map(actEntry),
    orders: found?.orders.map(orderEntry) ?? [],
    merchants: found?.merchants.map(merchantEntry) ?? [],
    topUps: found?.topUps.map(topUpEntry) ?? [],
    topics: topics.map(topicEntry),
  };
  return groupKinds
    .map((kind) => ({ kind, entries: entries[kind] }))
    .filter((group) => group.entries.length > 0);
};
