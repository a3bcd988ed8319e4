export { findOrders } from './desk/orderList.service.ts';
export { chargeLines } from './orderMoney.ts';
export { orderNoOf } from './orderNumbers.ts';
export { boxesOf, factsOf } from './orderRows.ts';
