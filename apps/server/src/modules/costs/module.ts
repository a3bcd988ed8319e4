import type { Module } from '../module.ts';
import { sweepCostChanges } from './costChanges.sweep.ts';

export const costsModule: Module = {
  name: 'costs',
  routes: [],
  often: [sweepCostChanges],
};
