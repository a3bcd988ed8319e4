import type { Module } from '../module.ts';
import { bookJob, cancelJob, labelJob } from './booking.jobs.ts';
import { foldCounts } from './desk/foldCounts.ts';
import { orderExport } from './desk/orders.export.ts';
import { ordersRoutes } from './orders.routes.ts';
import { orderDraftImport, orderSubmitImport } from './sheet/orders.import.ts';
import { trackingImport } from './tracking.import.ts';
import { sweepUnpaid } from './unpaid.sweep.ts';

export const ordersModule: Module = {
  name: 'orders',
  routes: ordersRoutes,
  jobs: [bookJob, cancelJob, labelJob],
  imports: [orderSubmitImport, orderDraftImport, trackingImport],
  exports: [orderExport],
  often: [sweepUnpaid],
  folds: [foldCounts],
};
