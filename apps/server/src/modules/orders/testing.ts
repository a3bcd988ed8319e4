export { ordersSamples as samples } from './orders.samples.ts';
export { openTestCarrier } from './ordersTestCarrier.ts';
export { orderForm, party } from './ordersTestForms.ts';
export { type OrdersKit, openOrdersKit } from './ordersTestKit.ts';
export { subjects } from './ordersTestSubjects.ts';
export { tryOrderOf } from './placing/orderTrial.service.ts';
export { save as saveOrder } from './placing/placing.service.ts';
export { furtherRow, orderRow, productTo, sheetHeaders } from './sheet/sheetTestRows.ts';
