import type { Module } from '../module.ts';
import { costChangeExport } from './changes.export.ts';
import { changeTalk } from './changeTalk.ts';
import { sweepCostChanges } from './costChanges.sweep.ts';
import { costsRoutes } from './costs.routes.ts';
import { costsWaits } from './costs.waits.ts';

export const costsModule: Module = {
  name: 'costs',
  routes: costsRoutes,
  exports: [costChangeExport],
  waits: costsWaits,
  talks: [changeTalk],
  often: [sweepCostChanges],
};
