import type { Module } from '../module.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { accountSteps } from './accounts.steps.ts';
import { accountWaits } from './accounts.waits.ts';

export const accountsModule: Module = {
  name: 'accounts',
  routes: accountsRoutes,
  waits: accountWaits,
  firstSteps: accountSteps,
};
