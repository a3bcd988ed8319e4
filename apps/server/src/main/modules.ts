import { accountsModule } from '../modules/accounts/module.ts';
import { addressesModule } from '../modules/addresses/module.ts';
import { announcementsModule } from '../modules/announcements/module.ts';
import { approvalsModule } from '../modules/approvals/module.ts';
import { authModule } from '../modules/auth/module.ts';
import { claimsModule } from '../modules/claims/module.ts';
import { codModule } from '../modules/cod/module.ts';
import { costsModule } from '../modules/costs/module.ts';
import { registerFirstSteps, registerWaitKinds } from '../modules/dashboard/index.ts';
import { dashboardModule } from '../modules/dashboard/module.ts';
import { dataRulesModule } from '../modules/dataRules/module.ts';
import { declarationsModule } from '../modules/declarations/module.ts';
import { dictionariesModule } from '../modules/dictionaries/module.ts';
import { dispatchModule } from '../modules/dispatch/module.ts';
import { registerExportKinds } from '../modules/exports/index.ts';
import { exportsModule } from '../modules/exports/module.ts';
import { registerFileGuards } from '../modules/files/index.ts';
import { filesModule } from '../modules/files/module.ts';
import { registerFunded } from '../modules/finance/index.ts';
import { financeModule } from '../modules/finance/module.ts';
import { findModule } from '../modules/find/module.ts';
import { registerImportKinds } from '../modules/imports/index.ts';
import { importsModule } from '../modules/imports/module.ts';
import { jobsModule } from '../modules/jobs/module.ts';
import { keepingModule } from '../modules/keeping/module.ts';
import { labelsModule } from '../modules/labels/module.ts';
import { logsModule } from '../modules/logs/module.ts';
import { marginModule } from '../modules/margin/module.ts';
import { menusModule } from '../modules/menus/module.ts';
import type { Module } from '../modules/module.ts';
import { openapiModule } from '../modules/openapi/module.ts';
import { ordersModule } from '../modules/orders/module.ts';
import { payablesModule } from '../modules/payables/module.ts';
import { practiceModule } from '../modules/practice/module.ts';
import { productsModule } from '../modules/products/module.ts';
import { ratesModule } from '../modules/rates/module.ts';
import { realtimeModule } from '../modules/realtime/module.ts';
import { receivablesModule } from '../modules/receivables/module.ts';
import { receivingModule } from '../modules/receiving/module.ts';
import { reportsModule } from '../modules/reports/module.ts';
import { returnsModule } from '../modules/returns/module.ts';
import { serviceModule } from '../modules/service/module.ts';
import { shipmentModule } from '../modules/shipment/module.ts';
import { staffModule } from '../modules/staff/module.ts';
import { systemModule } from '../modules/system/module.ts';
import { registerTalkKinds } from '../modules/threads/index.ts';
import { threadsModule } from '../modules/threads/module.ts';
import { trackingModule } from '../modules/tracking/module.ts';
import { warehousesModule } from '../modules/warehouses/module.ts';
import { withholdingModule } from '../modules/withholding/module.ts';
import { startCopying } from '../platform/cells/copyDirectory.ts';
import { registerFollowers } from '../platform/fields/job/followers.ts';
import { sealTenant } from '../platform/fields/job/sealTenant.ts';
import { expiredOfPlatform } from '../platform/jobs/sweep.ts';
import { sendJob } from '../platform/messaging/outgoing.ts';
import { endForgottenMoves } from '../platform/move/endForgotten.ts';

/** Every area that there is. */
export const modules: readonly Module[] = [
  accountsModule,
  addressesModule,
  announcementsModule,
  approvalsModule,
  authModule,
  claimsModule,
  costsModule,
  dashboardModule,
  dataRulesModule,
  declarationsModule,
  dictionariesModule,
  dispatchModule,
  exportsModule,
  filesModule,
  financeModule,
  findModule,
  importsModule,
  jobsModule,
  keepingModule,
  labelsModule,
  logsModule,
  marginModule,
  menusModule,
  openapiModule,
  ordersModule,
  payablesModule,
  codModule,
  practiceModule,
  productsModule,
  ratesModule,
  realtimeModule,
  receivablesModule,
  receivingModule,
  serviceModule,
  shipmentModule,
  reportsModule,
  returnsModule,
  staffModule,
  systemModule,
  threadsModule,
  trackingModule,
  warehousesModule,
  withholdingModule,
];

const each = <T>(of: (module: Module) => readonly T[] | undefined): T[] =>
  modules.flatMap((module) => of(module) ?? []);

registerImportKinds(...each(({ imports }) => imports));
for (const { followers } of modules) registerFollowers(followers ?? {});
registerExportKinds(...each(({ exports }) => exports));
registerWaitKinds(...each(({ waits }) => waits));
registerFileGuards(...each(({ fileGuards }) => fileGuards));
registerTalkKinds(...each(({ talks }) => talks));
registerFirstSteps(...each(({ firstSteps }) => firstSteps));
registerFunded(...each(({ funded }) => funded && [funded]));

export const routes = each(({ routes }) => routes);
export const jobKinds = [sendJob, ...each(({ jobs }) => jobs)];
/** What is done by the clock. */
export const sweeps = {
  expired: [...expiredOfPlatform, ...each(({ expired }) => expired)],
  folds: each(({ folds }) => folds),
  often: each(({ often }) => often),
  nightly: [sealTenant, ...each(({ nightly }) => nightly)],
};
export const pumps = each(({ pumps }) => pumps);
export const services = [startCopying, endForgottenMoves, ...each(({ services }) => services)];
