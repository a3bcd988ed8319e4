export { bookJob, cancelJob } from './booking/booking.jobs.ts';
export { numberMany } from './labels/manualLabels.service.ts';
export { fillOrders } from './list/ordersTestMany.ts';
export { ordersSamples as samples } from './orders.samples.ts';
export { summaries } from './orders.views.ts';
export { openTestCarrier } from './ordersTestCarrier.ts';
export { orderForm, party } from './ordersTestForms.ts';
export { type OrdersKit, openOrdersKit, perKgMinor } from './ordersTestKit.ts';
export { receiveWeighed } from './ordersTestReceive.ts';
export { subjects } from './ordersTestSubjects.ts';
export { tryOrderOf } from './placing/orderTrial.service.ts';
export { save as saveOrder } from './placing/placing.service.ts';
export { furtherRow, orderRow, productTo, sheetHeaders } from './sheet/sheetTestRows.ts';
export {
  confirm as confirmOrders,
  refund as refundMany,
  voidMany,
} from './steps/orderSteps.service.ts';
