export * from './apiKeys.ts';
export * from './apiScopes.ts';
export * from './firstApiKey.ts';
export * from './open/openCall.ts';
export * from './open/openCalls.ts';
export { type OpenProduct, type OpenQuote, openCatalogueCalls } from './open/openCatalogue.ts';
export { type OpenCostChange, type OpenCostChangeDetail, openCostCalls } from './open/openCosts.ts';
export { type OpenCharges, type OpenTransaction, openMoneyCalls } from './open/openMoney.ts';
export {
  NewOrder,
  newOrdersMost,
  type OpenOrder,
  type OpenOrderDetail,
  type OpenOutcome,
  openOrderCalls,
} from './open/openOrders.ts';
export { type OpenTracking, openTrackingCalls } from './open/openTracking.ts';
export * from './webhooks/index.ts';
