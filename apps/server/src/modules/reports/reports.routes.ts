import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import { cashForecast } from './cash.service.ts';
import { costReport } from './costs.service.ts';
import { deliveryReport } from './deliveries.service.ts';
import { failureReport } from './failures.service.ts';
import { throughput } from './throughput.service.ts';
import { waits } from './waits/waits.service.ts';

export const reportsRoutes: Bound[] = [
  bind(contract.getCostReport, ({ ctx, query }) => costReport(ctx, query)),
  bind(contract.getCashForecast, ({ ctx, query }) => cashForecast(ctx, query)),
  bind(contract.getFailureReport, ({ ctx, query }) => failureReport(ctx, query)),
  bind(contract.getDeliveryReport, ({ ctx, query }) => deliveryReport(ctx, query)),
  bind(contract.getWaits, ({ ctx }) => waits(ctx)),
  bind(contract.getThroughput, ({ ctx, query }) => throughput(ctx, query)),
];
