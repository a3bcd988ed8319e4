import * as addressParse from './addressParse.ts';
import * as announcements from './announcements.ts';
import * as auth from './auth.ts';
import type { CallSpec } from './call.ts';
import * as common from './common.ts';
import * as consignees from './consignees.ts';
import * as deliveryAddresses from './deliveryAddresses.ts';
import * as exports from './exports.ts';
import * as files from './files.ts';
import * as imports from './imports.ts';
import * as messages from './messages.ts';
import * as notices from './notices.ts';
import * as shippers from './shippers.ts';
import * as system from './system.ts';
import * as users from './users.ts';

const isCall = (value: unknown): value is CallSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The table of all calls, by name. */
export const calls: Readonly<Record<string, CallSpec>> = Object.fromEntries(
  Object.entries({
    ...auth,
    ...addressParse,
    ...common,
    ...consignees,
    ...deliveryAddresses,
    ...shippers,
    ...files,
    ...imports,
    ...exports,
    ...notices,
    ...announcements,
    ...messages,
    ...system,
    ...users,
  }).filter(([, value]) => isCall(value)),
) as Record<string, CallSpec>;
