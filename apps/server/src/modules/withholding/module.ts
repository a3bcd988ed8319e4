import type { Module } from '../module.ts';
import { payMerchantsArrears, sweepArrears } from './arrears.service.ts';
import { sweepDeadlines } from './deadlines.sweep.ts';
import { withholdingTalk } from './talk.ts';
import { withholdingRoutes } from './withholding.routes.ts';
import { withholdingWaits } from './withholding.waits.ts';

export const withholdingModule: Module = {
  name: 'withholding',
  routes: withholdingRoutes,
  waits: withholdingWaits,
  talks: [withholdingTalk],
  funded: payMerchantsArrears,
  often: [sweepArrears, sweepDeadlines],
};
