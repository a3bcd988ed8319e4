import type { Module } from '../module.ts';
import { dispatchRoutes } from './dispatch.routes.ts';
import { manifestJob } from './manifests/manifest.job.ts';

export const dispatchModule: Module = {
  name: 'dispatch',
  routes: dispatchRoutes,
  jobs: [manifestJob],
};
