import type { Module } from '../module.ts';
import { checkBooks } from './bookCheck.sweep.ts';
import { financeRoutes } from './finance.routes.ts';
import { financeSteps } from './finance.steps.ts';
import { financeWaits } from './finance.waits.ts';
import { fundedJob } from './funded.ts';
import { transactionExport } from './transactionExport.ts';

export const financeModule: Module = {
  name: 'finance',
  routes: financeRoutes,
  jobs: [fundedJob],
  exports: [transactionExport],
  waits: financeWaits,
  firstSteps: financeSteps,
  nightly: [checkBooks],
  expired: [
    "delete from exchanges where taken_at is null and expires_at < now() - interval '1 day'",
  ],
};
