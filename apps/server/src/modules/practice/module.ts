import type { Module } from '../module.ts';
import { practiceRoutes } from './practice.routes.ts';
import { practiceSteps } from './practice.steps.ts';

export const practiceModule: Module = {
  name: 'practice',
  routes: practiceRoutes,
  firstSteps: practiceSteps,
};
