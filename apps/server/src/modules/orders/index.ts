export { findOrders } from './list/orderList.service.ts';
export { chargeLines } from './money/orderMoney.ts';
export { boxesOf, factsOf } from './orderRows.ts';
export { orderNoOf } from './placing/orderNumbers.ts';
