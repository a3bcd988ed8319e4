import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../../platform/http/bind.ts';
import * as badges from './badges.service.ts';

export const badgesRoutes: Bound[] = [
  bind(contract.getOwnBadge, ({ ctx }) => badges.own(ctx)),
  bind(contract.setOwnBadge, ({ ctx, body }) => badges.set(ctx, body)),
  bind(contract.removeOwnBadge, ({ ctx }) => badges.remove(ctx)),
  bind(contract.changeAtStation, ({ ctx, body }) => badges.change(ctx, body)),
];
