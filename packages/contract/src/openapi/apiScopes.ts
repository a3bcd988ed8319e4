import type { Permission } from '../wire/says.ts';

/** What a key may be allowed to do, each with what its merchant's people need for the same. */
export const apiScopes = {
  'orders:read': ['order:list', 'order:detail'],
  // What becomes of an order until the warehouse has it is one job: its addresses and lists too.
  'orders:write': [
    'order:submit',
    'order:pay',
    'order:void',
    'order:refund',
    'order:withheld',
    'order:addresses',
    'order:addressAdd',
    'shipment:waiting',
    'shipment:inventory',
  ],
  'labels:read': ['order:print'],
  'tracking:read': ['order:track'],
  'money:read': ['financial:overview', 'financial:transactions'],
  'costs:write': ['order:costChanges'],
  'catalogue:read': ['product:list', 'product:detail', 'single:trial'],
  webhooks: ['system:api'],
} as const satisfies Record<string, readonly Permission[]>;

export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];

/** The scopes that somebody may give to a key: nobody gives more than they hold. */
export const scopesWithin = (held: ReadonlySet<string>): ApiScope[] =>
  apiScopeNames.filter((scope) => apiScopes[scope].every((permission) => held.has(permission)));
