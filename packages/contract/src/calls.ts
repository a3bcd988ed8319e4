import * as account from './account.ts';
import * as activation from './activation.ts';
import * as addressParse from './addressParse.ts';
import * as announcements from './announcements.ts';
import * as approvals from './approvals.ts';
import * as auth from './auth.ts';
import type { CallSpec } from './call.ts';
import * as common from './common.ts';
import * as consignees from './consignees.ts';
import * as declarations from './declarations.ts';
import * as deliveryAddresses from './deliveryAddresses.ts';
import * as exchange from './exchange.ts';
import * as exports from './exports.ts';
import * as files from './files.ts';
import * as finance from './finance.ts';
import * as find from './find.ts';
import * as firstPassword from './firstPassword.ts';
import * as imports from './imports.ts';
import * as manualLabels from './manualLabels.ts';
import * as messages from './messages.ts';
import * as notices from './notices.ts';
import * as opsMerchants from './opsMerchants.ts';
import * as orderDesk from './orderDesk.ts';
import * as orderSheet from './orderSheet.ts';
import * as orders from './orders.ts';
import * as priceSheets from './priceSheets.ts';
import * as products from './products.ts';
import * as quotes from './quotes.ts';
import * as security from './security.ts';
import * as settings from './settings.ts';
import * as shippers from './shippers.ts';
import * as system from './system.ts';
import * as team from './team.ts';
import * as topUps from './topUps.ts';
import * as users from './users.ts';

const isCall = (value: unknown): value is CallSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The table of all calls, by name. */
export const calls: Readonly<Record<string, CallSpec>> = Object.fromEntries(
  Object.entries({
    ...auth,
    ...security,
    ...common,
    ...find,
    ...firstPassword,
    ...files,
    ...notices,
    ...system,
    ...settings,
    ...account,
    ...activation,
    ...team,
    ...opsMerchants,
    ...approvals,
    ...exchange,
    ...finance,
    ...topUps,
    ...addressParse,
    ...consignees,
    ...deliveryAddresses,
    ...shippers,
    ...products,
    ...priceSheets,
    ...quotes,
    ...declarations,
    ...orderSheet,
    ...orders,
    ...orderDesk,
    ...manualLabels,
    ...imports,
    ...exports,
    ...announcements,
    ...messages,
    ...users,
  }).filter(([, value]) => isCall(value)),
) as Record<string, CallSpec>;
