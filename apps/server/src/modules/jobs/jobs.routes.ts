import { cancelJob, pageJob } from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import { list } from './jobList.service.ts';
import * as jobs from './jobs.service.ts';

export const jobsRoutes = [
  bind(pageJob, ({ ctx, body }) => list(ctx, body)),
  bind(cancelJob, ({ ctx, body }) => jobs.cancel(ctx, body.id)),
];
