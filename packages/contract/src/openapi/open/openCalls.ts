import { openCatalogueCalls } from './openCatalogue.ts';
import { openCostCalls } from './openCosts.ts';
import { openMoneyCalls } from './openMoney.ts';
import { openOrderCalls } from './openOrders.ts';
import { openTrackingCalls } from './openTracking.ts';

/** Calls of merchants' own systems: apart from the web's, and in no document of theirs. */
export const openCalls = {
  ...openCatalogueCalls,
  ...openOrderCalls,
  ...openTrackingCalls,
  ...openMoneyCalls,
  ...openCostCalls,
};
export type OpenCallName = keyof typeof openCalls;
