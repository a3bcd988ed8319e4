import type { Module } from '../module.ts';
import { returnsRoutes } from './returns.routes.ts';
import { sweepReturns } from './returns.sweep.ts';

export const returnsModule: Module = {
  name: 'returns',
  routes: returnsRoutes,
  often: [sweepReturns],
};
