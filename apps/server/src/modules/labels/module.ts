import type { Module } from '../module.ts';
import { designsRoutes } from './designs/designs.routes.ts';
import { labelSteps } from './labels.steps.ts';
import { orderFilesRoutes } from './orderFiles/orderFiles.routes.ts';
import { papersRoutes } from './papers/papers.routes.ts';
import { recordsRoutes } from './records/records.routes.ts';
import { labelSetJob } from './sets/setJob.ts';
import { setsRoutes } from './sets/sets.routes.ts';
import { signingRoutes } from './signing/signing.routes.ts';

export const labelsModule: Module = {
  name: 'labels',
  routes: [
    ...papersRoutes,
    ...setsRoutes,
    ...recordsRoutes,
    ...designsRoutes,
    ...signingRoutes,
    ...orderFilesRoutes,
  ],
  jobs: [labelSetJob],
  firstSteps: labelSteps,
  expired: ["delete from label_sets where created_at < now() - interval '30 days'"],
};
