import { pageJob } from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as jobs from './jobs.service.ts';

export const jobsRoutes = [bind(pageJob, ({ ctx, body }) => jobs.list(ctx, body))];
