export * from './apiDocs.ts';
export * from './apiKeys.ts';
export * from './apiRequests.ts';
export * from './apiScopes.ts';
export * from './firstApiKey.ts';
export { type OpenConsignee, type OpenShipper, openAddressCalls } from './open/openAddresses.ts';
export * from './open/openCall.ts';
export * from './open/openCalls.ts';
export { type OpenProduct, type OpenQuote, openCatalogueCalls } from './open/openCatalogue.ts';
export { type OpenCostChange, type OpenCostChangeDetail, openCostCalls } from './open/openCosts.ts';
export {
  type OpenDocuments,
  type OpenPaperFormat,
  openDocumentCalls,
} from './open/openDocuments.ts';
export { type NewHandOver, type OpenHandOver, openHandOverCalls } from './open/openHandOvers.ts';
export { type OpenCharges, type OpenTransaction, openMoneyCalls } from './open/openMoney.ts';
export {
  NewOrder,
  newOrdersMost,
  type OpenOrder,
  type OpenOrderDetail,
  type OpenOutcome,
  openOrderCalls,
} from './open/openOrders.ts';
export { carrierStages, openSandboxCalls } from './open/openSandbox.ts';
export {
  numbersAskedMost,
  type OpenNumbers,
  type OpenTracking,
  openTrackingCalls,
} from './open/openTracking.ts';
export { type OpenDelivery, openWebhookLogCalls } from './open/openWebhookLog.ts';
export { type OpenWebhook, openWebhookCalls } from './open/openWebhooks.ts';
export { openWeightCalls } from './open/openWeights.ts';
export {
  type OpenLineOffer,
  type OpenWithholding,
  type OpenWithholdingDetail,
  openWithholdingCalls,
  type WithholdingAnswer,
} from './open/openWithholdings.ts';
export * from './open/sandboxCases.ts';
export * from './webhooks/index.ts';
