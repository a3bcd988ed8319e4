import type { Module } from '../module.ts';
import { carrierBillImport } from './lines/carrierBill.import.ts';
import { passOnJob } from './passOn/passOn.service.ts';
import { payablesRoutes } from './payables.routes.ts';
import { payablesWaits } from './payables.waits.ts';

export const payablesModule: Module = {
  name: 'payables',
  routes: payablesRoutes,
  imports: [carrierBillImport],
  jobs: [passOnJob],
  waits: payablesWaits,
};
