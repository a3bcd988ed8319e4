import type { Module } from '../module.ts';
import { jobsRoutes } from './jobs.routes.ts';

export const jobsModule: Module = {
  name: 'jobs',
  routes: jobsRoutes,
  expired: [
    "delete from job_steps where created_at < now() - interval '30 days'",
    "delete from jobs where begun_at < now() - interval '30 days'",
  ],
};
