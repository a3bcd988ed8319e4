import type { Module } from '../module.ts';
import { reportExports } from './exports/reports.export.ts';
import { reportsRoutes } from './reports.routes.ts';
import { foldDeliveries, foldFailures, foldScans } from './sums/folds.ts';
import { sweepReports } from './sums/reports.sweep.ts';

export const reportsModule: Module = {
  name: 'reports',
  routes: reportsRoutes,
  exports: reportExports,
  often: [sweepReports],
  folds: [foldDeliveries, foldFailures, foldScans],
};
