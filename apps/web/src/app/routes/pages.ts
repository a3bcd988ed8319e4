import type { PageKey } from '@alpaca/contract';
import { accountsPages } from '../../features/accounts/pages.ts';
import { addressesPages } from '../../features/addresses/pages.ts';
import { announcementsPages } from '../../features/announcements/pages.ts';
import { approvalsPages } from '../../features/approvals/pages.ts';
import { dashboardPages } from '../../features/dashboard/pages.ts';
import { declarationsPages } from '../../features/declarations/pages.ts';
import { financePages } from '../../features/finance/pages.ts';
import { importsPages } from '../../features/imports/pages.ts';
import { jobsPages } from '../../features/jobs/pages.ts';
import { ordersPages } from '../../features/orders/pages.ts';
import { productsPages } from '../../features/products/pages.ts';
import { ratesPages } from '../../features/rates/pages.ts';
import { systemPages } from '../../features/system/pages.ts';
import type { Load } from '../../shared/lib/pages.ts';
import { type Part, part } from '../Part.tsx';

const loads: Readonly<Record<string, Load>> = {
  ...accountsPages,
  ...addressesPages,
  ...announcementsPages,
  ...approvalsPages,
  ...dashboardPages,
  ...declarationsPages,
  ...financePages,
  ...importsPages,
  ...jobsPages,
  ...ordersPages,
  ...productsPages,
  ...ratesPages,
  ...systemPages,
};

/** Page key → the page. Every key of the contract stands here or among the pending ones. */
export const pages: Partial<Record<PageKey, Part>> = Object.fromEntries(
  Object.entries(loads).map(([key, load]) => [key, part(load)]),
);

/** Not built yet; they say so. */
export const pendingPages: readonly PageKey[] = [
  'trial/TrackQuery',
  'single/ScanToPrint',
  'order/ScanPrint',
  'order/ScanPrintRecord',
  'order/PrintSettings',
  'order/LabelDownload',
  'order/CostChanges',
  'order/Track',
  'shipment/Waiting',
  'shipment/Batch',
  'shipment/Inventory',
  'shipment/Detail',
  'system/ApiConfig',
  'system/Menus',
  'system/Icons',
  'system/Users',
  'system/Dictionaries',
  'ops/Receive',
  'ops/Withheld',
  'ops/Dispatch',
  'ops/Payables',
  'ops/Disputes',
  'ops/Stalled',
];
