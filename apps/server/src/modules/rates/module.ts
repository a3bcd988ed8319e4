import type { Module } from '../module.ts';
import { ratesRoutes } from './rates.routes.ts';
import { rateSteps } from './rates.steps.ts';
import { trialExport } from './trial.export.ts';
import { trialImport } from './trial.import.ts';

export const ratesModule: Module = {
  name: 'rates',
  routes: ratesRoutes,
  imports: [trialImport],
  exports: [trialExport],
  firstSteps: rateSteps,
  expired: ["delete from trials where not is_saved and created_at < now() - interval '1 day'"],
};
