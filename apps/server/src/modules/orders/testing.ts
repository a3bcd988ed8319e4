export { ordersSamples as samples } from './orders.samples.ts';
export { openTestCarrier } from './ordersTestCarrier.ts';
export { type OrdersDesk, openOrdersDesk } from './ordersTestDesk.ts';
export { orderForm, party } from './ordersTestForms.ts';
export { subjects } from './ordersTestSubjects.ts';
export { tryOrderOf } from './orderTrial.service.ts';
export { furtherRow, orderRow, productTo, sheetHeaders } from './sheet/sheetTestRows.ts';
