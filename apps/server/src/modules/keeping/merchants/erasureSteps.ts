import { merchantTables, tablesOfPeople } from './merchantTables.ts';

const erased = (tables: Readonly<Record<string, { erasure: unknown }>>) =>
  new Set(
    Object.entries(tables).flatMap(([name, { erasure }]) => (erasure === 'erased' ? name : [])),
  );

/**
 * The steps of an erasure, in their order; each can be done again. First what knows people by their
 * names and numbers, then rows that refer to others before those, orders, files, and people last of all:
 * until then what is theirs is found by them. Tables come in the order of `alpaca.erased_tables`.
 */
export const erasureSteps = (tablesInOrder: readonly string[]): string[] => {
  const wanted = erased(merchantTables);
  return [
    'notices',
    'outgoing_messages',
    'sent_codes',
    'idempotency_keys',
    ...Object.keys(tablesOfPeople),
    ...tablesInOrder.filter((name) => wanted.has(name)),
    'orders',
    'track_states',
    'shipments',
    'arrivals',
    'returns',
    'top_ups',
    'merchant_cards',
    'files',
    'users',
  ];
};
