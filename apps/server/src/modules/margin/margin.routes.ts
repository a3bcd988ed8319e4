import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import { summary } from './marginSummary.service.ts';
import * as margins from './orderMargins.service.ts';

export const marginRoutes: Bound[] = [
  bind(contract.getMarginSummary, ({ ctx, query }) => summary(ctx, query)),
  bind(contract.listOrderMargins, ({ ctx, body }) => margins.list(ctx, body)),
  bind(contract.getOrderMargin, ({ ctx, query }) => margins.get(ctx, query.id)),
  bind(contract.markMarginSeen, ({ ctx, body }) => margins.markSeen(ctx, body)),
];
