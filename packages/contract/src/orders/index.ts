export * from './manualLabels.ts';
export * from './orderForm.ts';
export * from './orderList.ts';
export * from './orderMoves.ts';
export * from './orderOverview.ts';
export * from './orderSheet.ts';
export * from './orders.ts';
