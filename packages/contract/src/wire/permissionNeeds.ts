import type { Permission } from './permissions.ts';

const ordersRead = ['order:detail'] as const;

/**
 * What a permission is of no use without. Whoever is given one is given these too: the server keeps
 * it so, the form of a member shows it. What everybody needs to place an order stands at
 * `order:submit`: lines and their prices, the books it is filled from, and the orders themselves.
 */
export const permissionNeeds: Readonly<Partial<Record<Permission, readonly Permission[]>>> = {
  'single:special': ['order:submit', 'single:detail', 'single:finish'],
  'single:lines': ['order:submit', 'single:detail', 'single:finish'],
  'single:batch': ['order:submit'],
  'single:scan': ['order:submit', 'order:pay', 'order:labels'],
  'single:channels': ['product:list'],
  'single:trial': ['product:list'],
  'trial:batch': ['product:list'],
  'trial:external': ordersRead,
  'product:list': ['product:detail'],
  'order:list': ordersRead,
  'order:submit': [
    'order:list',
    'single:detail',
    'single:trial',
    'order:addresses',
    'order:skus',
    'order:taxNumbers',
  ],
  'order:pay': ['order:list'],
  'order:void': ['order:list'],
  'order:refund': ['order:list'],
  'order:batchProduct': ['order:submit'],
  'order:skuEdit': ['order:skus'],
  'order:taxNumberEdit': ['order:taxNumbers'],
  'order:addressManage': ['order:addresses'],
  'order:addressAdd': ['order:addresses', 'order:addressManage'],
  'order:addressEdit': ['order:addresses', 'order:addressManage'],
  'order:addressDelete': ['order:addresses'],
  'order:addressImport': ['order:addresses'],
  'order:labels': ['order:list'],
  'order:scanPrint': ordersRead,
  'order:scanRecord': ordersRead,
  'order:costChanges': ordersRead,
  'order:track': ordersRead,
  'shipment:waiting': ordersRead,
  'shipment:batch': ordersRead,
  'shipment:inventory': ['shipment:detail', 'order:detail'],
  'financial:exchange': ['financial:overview'],
  'financial:recharge': ['financial:overview', 'financial:topUpCheck', 'financial:credentials'],
  'financial:credentials': ['financial:topUpCheck'],
  'system:teamAdd': ['system:team'],
  'system:teamEdit': ['system:team'],
};

/** These, and all that they need. */
export const withNeeds = (chosen: Iterable<Permission>): Permission[] => {
  const all = new Set(chosen);
  // A set that grows while it is walked is walked to its end.
  for (const one of all) for (const needed of permissionNeeds[one] ?? []) all.add(needed);
  return [...all];
};

/** These without one, and without all that needs it. */
export const withoutNeeding = (chosen: Iterable<Permission>, left: Permission): Permission[] =>
  [...chosen].filter((one) => one !== left && !withNeeds([one]).includes(left));
