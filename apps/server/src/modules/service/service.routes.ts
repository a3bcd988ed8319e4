import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as hours from './hours.service.ts';
import * as mine from './mine.service.ts';
import * as talks from './talks.service.ts';

export const serviceRoutes: Bound[] = [
  bind(contract.getMyService, ({ ctx }) => mine.get(ctx)),
  bind(contract.openService, ({ ctx }) => mine.open(ctx)),
  bind(contract.listServiceTalks, ({ ctx, query }) => talks.list(ctx, query)),
  bind(contract.getServiceTalk, ({ ctx, query }) => talks.get(ctx, query.id)),
  bind(contract.takeServiceTalk, ({ ctx, body }) => talks.take(ctx, body)),
  bind(contract.settleServiceTalk, ({ ctx, body }) => talks.settle(ctx, body)),
  bind(contract.getServiceHours, ({ ctx }) => hours.get(ctx)),
  bind(contract.saveServiceHours, ({ ctx, body }) => hours.save(ctx, body)),
];
