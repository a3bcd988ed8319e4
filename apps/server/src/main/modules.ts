import { accountsRoutes } from '../modules/accounts/accounts.routes.ts';
import { consigneeExport, shipperExport } from '../modules/addresses/addresses.export.ts';
import { consigneeImport, shipperImport } from '../modules/addresses/addresses.import.ts';
import { addressesRoutes } from '../modules/addresses/addresses.routes.ts';
import { parseRoutes } from '../modules/addresses/parse/parse.routes.ts';
import { announcementsRoutes } from '../modules/announcements/announcements.routes.ts';
import { mailJob } from '../modules/announcements/messageMail.service.ts';
import { windowJob } from '../modules/announcements/publishing.service.ts';
import { approvalsRoutes } from '../modules/approvals/approvals.routes.ts';
import { authRoutes } from '../modules/auth/auth.routes.ts';
import { skuImport, taxNumberImport } from '../modules/declarations/declarations.import.ts';
import { declarationsRoutes } from '../modules/declarations/declarations.routes.ts';
import { exportJob } from '../modules/exports/exportJob.ts';
import { exportsRoutes } from '../modules/exports/exports.routes.ts';
import { registerExportKinds } from '../modules/exports/kinds.service.ts';
import { filesRoutes } from '../modules/files/files.routes.ts';
import { sweepFiles } from '../modules/files/files.sweep.ts';
import { checkBooks } from '../modules/finance/bookCheck.sweep.ts';
import { financeRoutes } from '../modules/finance/finance.routes.ts';
import { transactionExport } from '../modules/finance/transactionExport.ts';
import { findRoutes } from '../modules/find/find.routes.ts';
import { checkJob } from '../modules/imports/checkJob.ts';
import { commitJob } from '../modules/imports/commitJob.ts';
import { importsRoutes } from '../modules/imports/imports.routes.ts';
import { registerImportKinds } from '../modules/imports/kinds.service.ts';
import { readJob } from '../modules/imports/readJob.ts';
import { jobsRoutes } from '../modules/jobs/jobs.routes.ts';
import { bookJob, cancelJob, labelJob } from '../modules/orders/booking.jobs.ts';
import { orderExport } from '../modules/orders/desk/orders.export.ts';
import { ordersRoutes } from '../modules/orders/orders.routes.ts';
import { orderDraftImport, orderSubmitImport } from '../modules/orders/sheet/orders.import.ts';
import { trackingImport } from '../modules/orders/tracking.import.ts';
import { sweepUnpaid } from '../modules/orders/unpaid.sweep.ts';
import {
  priceRowImport,
  remoteAreaImport,
  zonePlaceImport,
} from '../modules/products/prices.import.ts';
import { productsRoutes } from '../modules/products/products.routes.ts';
import { ratesRoutes } from '../modules/rates/rates.routes.ts';
import { trialExport } from '../modules/rates/trial.export.ts';
import { trialImport } from '../modules/rates/trial.import.ts';
import { realtimeRoutes } from '../modules/realtime/realtime.routes.ts';
import { systemRoutes } from '../modules/system/system.routes.ts';
import { sendJob } from '../platform/messaging/outgoing.ts';

registerImportKinds(
  shipperImport,
  consigneeImport,
  priceRowImport,
  zonePlaceImport,
  remoteAreaImport,
  trialImport,
  trackingImport,
  skuImport,
  taxNumberImport,
  orderSubmitImport,
  orderDraftImport,
);
registerExportKinds(shipperExport, consigneeExport, transactionExport, trialExport, orderExport);

/** Every call that is answered and every kind of job that is done. */
export const routes = [
  ...authRoutes,
  ...systemRoutes,
  ...findRoutes,
  ...filesRoutes,
  ...realtimeRoutes,
  ...announcementsRoutes,
  ...jobsRoutes,
  ...financeRoutes,
  ...accountsRoutes,
  ...approvalsRoutes,
  ...parseRoutes,
  ...addressesRoutes,
  ...productsRoutes,
  ...ratesRoutes,
  ...declarationsRoutes,
  ...ordersRoutes,
  ...importsRoutes,
  ...exportsRoutes,
];
export const jobKinds = [
  sendJob,
  windowJob,
  mailJob,
  readJob,
  checkJob,
  commitJob,
  exportJob,
  bookJob,
  cancelJob,
  labelJob,
];

/** What is done by the clock in every tenant. */
export const tenantSweeps = { often: [sweepUnpaid], nightly: [checkBooks, sweepFiles] };
