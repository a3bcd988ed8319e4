import { accountsSays } from './accounts/says.ts';
import { addressesSays } from './addresses/says.ts';
import { announcementsSays } from './announcements/says.ts';
import { approvalsSays } from './approvals/says.ts';
import { authSays } from './auth/says.ts';
import { claimsSays } from './claims/says.ts';
import { codSays } from './cod/says.ts';
import { costsSays } from './costs/says.ts';
import { dataRulesSays } from './dataRules/says.ts';
import { declarationsSays } from './declarations/says.ts';
import { dictionariesSays } from './dictionaries/says.ts';
import { exportsSays } from './exports/says.ts';
import { filesSays } from './files/says.ts';
import { financeSays } from './finance/says.ts';
import { importsSays } from './imports/says.ts';
import { jobsSays } from './jobs/says.ts';
import { keepingSays } from './keeping/says.ts';
import { labelsSays } from './labels/says.ts';
import { logsSays } from './logs/says.ts';
import { marginSays } from './margin/says.ts';
import { menusSays } from './menus/says.ts';
import { openapiSays } from './openapi/says.ts';
import { ordersSays } from './orders/says.ts';
import { payablesSays } from './payables/says.ts';
import { practiceSays } from './practice/says.ts';
import { productsSays } from './products/says.ts';
import { ratesSays } from './rates/says.ts';
import { receivablesSays } from './receivables/says.ts';
import { reportsSays } from './reports/says.ts';
import { serviceSays } from './service/says.ts';
import { shipmentSays } from './shipment/says.ts';
import { staffSays } from './staff/says.ts';
import { systemSays } from './system/says.ts';
import { threadsSays } from './threads/says.ts';
import { trackingSays } from './tracking/says.ts';
import { warehouseSays } from './warehouse/says.ts';
import type { Permission, Says } from './wire/says.ts';
import { wireSays } from './wire/wireSays.ts';

// One line an area: its calls and schemas …
export * from './accounts/index.ts';
export * from './addresses/index.ts';
export * from './announcements/index.ts';
export * from './approvals/index.ts';
export * from './auth/index.ts';
export * from './claims/index.ts';
export * from './cod/index.ts';
export * from './costs/index.ts';
export * from './dashboard/index.ts';
export * from './dataRules/index.ts';
export * from './declarations/index.ts';
export * from './dictionaries/index.ts';
export * from './exports/index.ts';
export * from './files/index.ts';
export * from './finance/index.ts';
export * from './find/index.ts';
export * from './imports/index.ts';
export * from './jobs/index.ts';
export * from './keeping/index.ts';
export * from './labels/index.ts';
export * from './logs/index.ts';
export * from './margin/index.ts';
export * from './menus/index.ts';
export * from './openapi/index.ts';
export * from './orders/index.ts';
export * from './payables/index.ts';
export * from './practice/index.ts';
export * from './products/index.ts';
export * from './rates/index.ts';
export * from './receivables/index.ts';
export * from './reports/index.ts';
export * from './service/index.ts';
export * from './shipment/index.ts';
export * from './staff/index.ts';
export * from './system/index.ts';
export * from './threads/index.ts';
export * from './tracking/index.ts';
export * from './warehouse/index.ts';

/** … and what it says of itself. Some have no more than that yet. */
export const says: readonly Says<Permission>[] = [
  wireSays,
  accountsSays,
  addressesSays,
  announcementsSays,
  approvalsSays,
  authSays,
  claimsSays,
  codSays,
  costsSays,
  dataRulesSays,
  declarationsSays,
  dictionariesSays,
  exportsSays,
  filesSays,
  financeSays,
  importsSays,
  jobsSays,
  keepingSays,
  labelsSays,
  logsSays,
  marginSays,
  menusSays,
  openapiSays,
  ordersSays,
  payablesSays,
  practiceSays,
  productsSays,
  ratesSays,
  receivablesSays,
  reportsSays,
  serviceSays,
  shipmentSays,
  staffSays,
  systemSays,
  threadsSays,
  trackingSays,
  warehouseSays,
];
