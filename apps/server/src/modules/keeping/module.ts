import type { Module } from '../module.ts';
import { sweepForgotten } from './forget/forget.sweep.ts';
import { keepingRoutes } from './keeping.routes.ts';
import { dataExportJob } from './merchants/dataExport.job.ts';
import { erasureJob } from './merchants/erasure.job.ts';
import { beginErasures, resumeErasures } from './merchants/erasure.sweep.ts';

export const keepingModule: Module = {
  name: 'keeping',
  routes: keepingRoutes,
  jobs: [dataExportJob, erasureJob],
  often: [beginErasures],
  nightly: [sweepForgotten, resumeErasures],
};
