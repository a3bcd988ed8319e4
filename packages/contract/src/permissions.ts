/**
 * What a person may be allowed to do: `<area>:<action>`. A page's own permission is its area and
 * page; buttons and calls have theirs. Roles hold lists of these; the server checks every call.
 */
const actions = {
  basic: ['activation', 'information'],
  dashboard: ['analysis'],
  trial: ['batch', 'freight', 'track', 'external'],
  single: ['special', 'lines', 'trial', 'channels', 'detail', 'finish', 'batch', 'scan'],
  order: [
    'list',
    'detail',
    'batchProduct',
    'skus',
    'taxNumbers',
    'addresses',
    'addressManage',
    'addressAdd',
    'addressEdit',
    'addressDelete',
    'addressImport',
    'scanPrint',
    'scanRecord',
    'printSettings',
    'labels',
    'costChanges',
    'track',
  ],
  product: ['list', 'detail'],
  shipment: ['waiting', 'batch', 'inventory', 'detail'],
  financial: [
    'overview',
    'recharge',
    'credentials',
    'transactions',
    'billing',
    'topUpCheck',
    'topUpAudit',
  ],
  system: [
    'team',
    'teamAdd',
    'teamEdit',
    'api',
    'userAnnouncements',
    'jobs',
    'announcements',
    'announcementAdd',
    'announcementEdit',
    'announcementDelete',
    'announcementPublish',
    'announcementWithdraw',
    'userSelect',
    'logs',
    'menus',
    'icons',
    'users',
    'dictionaries',
  ],
  ops: [
    'activations',
    'activationReview',
    'merchants',
    'merchantTerms',
    'products',
    'priceSheets',
    'carriers',
    'receive',
    'withheld',
    'dispatch',
    'payables',
    'disputes',
    'stalled',
  ],
} as const;

type Actions = typeof actions;
export type Permission = { [A in keyof Actions]: `${A}:${Actions[A][number]}` }[keyof Actions];

export const permissions = Object.entries(actions).flatMap(([area, list]) =>
  list.map((action) => `${area}:${action}` as Permission),
);
