export { notePrinted, type PaperOrder, papersOf } from './labels/orderPapers.ts';
export { lockForPrint, noteNotPrinted } from './labels/printCounts.ts';
export { foundIds } from './list/foundIds.ts';
export { findOrders } from './list/orderList.service.ts';
export { numberedOrders } from './list/ordersByNumber.repository.ts';
export { chargeLines } from './money/orderMoney.ts';
export { boxesOf, factsOf } from './orderRows.ts';
export { orderNoOf } from './placing/orderNumbers.ts';
