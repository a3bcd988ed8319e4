import type { Module } from '../module.ts';
import { checkJob } from './checkJob.ts';
import { commitJob } from './commitJob.ts';
import { importsRoutes } from './imports.routes.ts';
import { readJob } from './readJob.ts';

export const importsModule: Module = {
  name: 'imports',
  routes: importsRoutes,
  jobs: [readJob, checkJob, commitJob],
  expired: [
    "delete from imports where status in ('failed', 'cancelled') and created_at < now() - interval '1 day'",
  ],
};
