import type { Module } from '../module.ts';
import { exportJob } from './exportJob.ts';
import { exportsRoutes } from './exports.routes.ts';

export const exportsModule: Module = {
  name: 'exports',
  routes: exportsRoutes,
  jobs: [exportJob],
  expired: ["delete from exports where created_at < now() - interval '30 days'"],
};
