import { chosenIn, withNeeds } from './permissions.ts';
import type { Permission, PermissionGroup } from './wire/says.ts';

/** What a merchant chooses from for a member, by the job it belongs to. */
export const permissionGroups = {
  placing: chosenIn('placing'),
  orders: chosenIn('orders'),
  labels: chosenIn('labels'),
  handOver: chosenIn('handOver'),
  prices: chosenIn('prices'),
  addresses: chosenIn('addresses'),
  declarations: chosenIn('declarations'),
  money: chosenIn('money'),
  account: chosenIn('account'),
} satisfies Record<PermissionGroup, readonly Permission[]>;

/** Steps and details that come with what needs them; nobody chooses them by themselves. */
export const impliedPermissions = chosenIn('implied');

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
    'report:parcels',
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
