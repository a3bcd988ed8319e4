import { getFirstSteps, getWaiting } from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import { firstSteps } from './firstSteps.service.ts';
import { waiting } from './waiting.service.ts';

export const dashboardRoutes = [
  bind(getWaiting, ({ ctx }) => waiting(ctx)),
  bind(getFirstSteps, ({ ctx }) => firstSteps(ctx)),
];
