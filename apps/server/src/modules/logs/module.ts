import type { Module } from '../module.ts';
import { logExport } from './logs.export.ts';
import { logsRoutes } from './logs.routes.ts';
import { checkLog } from './sealing/logCheck.sweep.ts';
import { startSealing } from './sealing/startSealing.ts';

export const logsModule: Module = {
  name: 'logs',
  routes: logsRoutes,
  exports: [logExport],
  services: [(node, cell) => startSealing(node, cell)],
  nightly: [checkLog],
};
