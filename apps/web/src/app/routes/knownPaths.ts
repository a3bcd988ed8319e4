/**
 * Where pages lie that not everybody has. The menu decides who may open what; this list only tells
 * "you may not" (403) from "there is no such page" (404).
 */
const below: Record<string, readonly string[]> = {
  basic: ['activation', 'information'],
  trial: ['batch', 'freight', 'track', 'external'],
  single: ['special', 'lines', 'trial', 'channels', 'detail', 'finish', 'batch', 'scan'],
  order: [
    'list',
    'detail',
    'batch-product',
    'skus',
    'tax-numbers',
    'addresses',
    'address-manage',
    'address-import',
    'scan-print',
    'scan-record',
    'print-settings',
    'labels',
    'cost-changes',
    'claims',
    'track',
  ],
  product: ['list', 'detail'],
  shipment: ['waiting', 'batch', 'inventory', 'detail'],
  financial: [
    'overview',
    'recharge',
    'credentials',
    'transactions',
    'customerBilling',
    'top-up-check',
  ],
  system: [
    'team',
    'api',
    'userAnnouncement',
    'jobs',
    'announcements',
    'logs',
    'settings',
    'menus',
    'icons',
    'users',
    'dictionaries',
    'data-rules',
  ],
  ops: [
    'activations',
    'merchants',
    'products',
    'price-sheets',
    'carriers',
    'receive',
    'withheld',
    'dispatch',
    'payables',
    'disputes',
    'claims',
    'stalled',
  ],
};

export const isKnownPath = (path: string): boolean => {
  const [, area = '', page, ...more] = path.split('/');
  const pages = below[area];
  // A folder is known too: whoever has a page in it was led there before this is asked.
  return more.length === 0 && pages !== undefined && (page === undefined || pages.includes(page));
};
