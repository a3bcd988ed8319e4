import { withNeeds } from './permissionNeeds.ts';
import type { Permission } from './permissions.ts';

/** What a merchant chooses from for a member, by the job it belongs to. */
export const permissionGroups = {
  placing: [
    'single:special',
    'single:lines',
    'single:batch',
    'single:scan',
    'single:channels',
    'order:submit',
    'order:batchProduct',
  ],
  orders: [
    'order:list',
    'order:track',
    'trial:track',
    'trial:external',
    'order:pay',
    'order:void',
    'order:refund',
  ],
  labels: ['order:labels', 'order:scanPrint', 'order:scanRecord', 'order:printSettings'],
  handOver: ['shipment:waiting', 'shipment:batch', 'shipment:inventory'],
  prices: ['product:list', 'single:trial', 'trial:batch', 'trial:freight'],
  addresses: [
    'order:addresses',
    'order:addressAdd',
    'order:addressEdit',
    'order:addressDelete',
    'order:addressImport',
  ],
  declarations: ['order:skus', 'order:skuEdit', 'order:taxNumbers', 'order:taxNumberEdit'],
  money: [
    'financial:overview',
    'financial:recharge',
    'financial:credentials',
    'financial:topUpCheck',
    'financial:exchange',
    'financial:transactions',
    'financial:billing',
    'order:costChanges',
  ],
  account: ['basic:activation', 'system:team', 'system:teamAdd', 'system:teamEdit', 'system:api'],
} as const satisfies Record<string, readonly Permission[]>;
export type PermissionGroup = keyof typeof permissionGroups;

/** Steps and details that come with what needs them; nobody chooses them by themselves. */
export const impliedPermissions: readonly Permission[] = [
  'order:detail',
  'order:addressManage',
  'product:detail',
  'shipment:detail',
  'single:detail',
  'single:finish',
];

const { placing, orders, labels, handOver, prices, addresses, declarations, money, account } =
  permissionGroups;

/** What people are usually hired for; a start that can be changed. */
const chosenFor = {
  owner: [
    ...placing,
    ...orders,
    ...labels,
    ...handOver,
    ...prices,
    ...addresses,
    ...declarations,
    ...money,
    ...account,
  ],
  // Places and pays out of the wallet, and is told whether it is enough, not how much there is.
  orderClerk: [
    ...placing,
    ...orders,
    ...labels,
    ...prices,
    'order:addressAdd',
    'order:addressEdit',
    'order:skuEdit',
    'order:taxNumberEdit',
  ],
  warehouse: ['order:list', 'order:track', ...labels, ...handOver],
  finance: [...money, 'order:list', 'trial:freight'],
  // Looks at everything but money, and changes nothing.
  readOnly: [
    'order:list',
    'order:track',
    'trial:external',
    'shipment:inventory',
    'product:list',
    'single:trial',
    'trial:freight',
    'order:addresses',
    'order:skus',
    'order:taxNumbers',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type Preset = keyof typeof chosenFor;
export const presetNames = Object.keys(chosenFor) as readonly Preset[];
export const presets: Readonly<Record<Preset, readonly Permission[]>> = {
  owner: withNeeds(chosenFor.owner),
  orderClerk: withNeeds(chosenFor.orderClerk),
  warehouse: withNeeds(chosenFor.warehouse),
  finance: withNeeds(chosenFor.finance),
  readOnly: withNeeds(chosenFor.readOnly),
};

const offered = new Set<string>(Object.values(permissionGroups).flat());

/** The preset that is exactly this choice; undefined where somebody changed it. */
export const presetOf = (permissions: readonly string[]): Preset | undefined => {
  const chosen = new Set(permissions.filter((one) => offered.has(one)));
  return presetNames.find((name) => {
    const of = presets[name].filter((one) => offered.has(one));
    return of.length === chosen.size && of.every((one) => chosen.has(one));
  });
};
