import { openAddressCalls } from './openAddresses.ts';
import { openCatalogueCalls } from './openCatalogue.ts';
import { openCostCalls } from './openCosts.ts';
import { openDocumentCalls } from './openDocuments.ts';
import { openHandOverCalls } from './openHandOvers.ts';
import { openMoneyCalls } from './openMoney.ts';
import { openOrderCalls } from './openOrders.ts';
import { openSandboxCalls } from './openSandbox.ts';
import { openTrackingCalls } from './openTracking.ts';
import { openWebhookLogCalls } from './openWebhookLog.ts';
import { openWebhookCalls } from './openWebhooks.ts';
import { openWeightCalls } from './openWeights.ts';
import { openWithholdingCalls } from './openWithholdings.ts';

/** Calls of merchants' own systems: apart from the web's, and in no document of theirs. */
export const openCalls = {
  ...openCatalogueCalls,
  ...openAddressCalls,
  ...openOrderCalls,
  ...openWeightCalls,
  ...openHandOverCalls,
  ...openWithholdingCalls,
  ...openTrackingCalls,
  ...openDocumentCalls,
  ...openMoneyCalls,
  ...openCostCalls,
  ...openSandboxCalls,
  ...openWebhookCalls,
  ...openWebhookLogCalls,
};
export type OpenCallName = keyof typeof openCalls;
