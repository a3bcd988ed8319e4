import type { Module } from '../module.ts';
import { bookJob, cancelJob, labelJob } from './booking/booking.jobs.ts';
import { orderExport } from './export/orders.export.ts';
import { trackingImport } from './labels/tracking.import.ts';
import { foldCounts } from './list/foldCounts.ts';
import { ordersRoutes } from './orders.routes.ts';
import { orderSteps } from './orders.steps.ts';
import { orderWaits } from './orders.waits.ts';
import { orderDraftImport, orderSubmitImport } from './sheet/orders.import.ts';
import { sweepUnpaid } from './unpaid/unpaid.sweep.ts';

export const ordersModule: Module = {
  name: 'orders',
  routes: ordersRoutes,
  jobs: [bookJob, cancelJob, labelJob],
  imports: [orderSubmitImport, orderDraftImport, trackingImport],
  exports: [orderExport],
  waits: orderWaits,
  firstSteps: orderSteps,
  often: [sweepUnpaid],
  folds: [foldCounts],
};
