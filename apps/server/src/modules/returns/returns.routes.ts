import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as endings from './endings.service.ts';
import { list, places } from './returnList.service.ts';
import { shelve } from './shelve.service.ts';

export const returnsRoutes: Bound[] = [
  bind(contract.listReturns, ({ ctx, body }) => list(ctx, body)),
  bind(contract.shelveReturn, ({ ctx, body }) => shelve(ctx, body)),
  bind(contract.wishReturn, ({ ctx, body }) => endings.wish(ctx, body)),
  bind(contract.endReturn, ({ ctx, body }) => endings.end(ctx, body)),
  bind(contract.listShelfPlaces, ({ ctx, query }) => places(ctx, query.warehouseId)),
];
