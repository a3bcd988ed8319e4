export * from './codActs.ts';
export * from './codOrders.ts';
export * from './remittances.ts';
