import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../../platform/http/bind.ts';
import { pagesFrom } from './setPages.service.ts';
import * as sets from './sets.service.ts';

export const setsRoutes: Bound[] = [
  bind(contract.downloadLabel, ({ ctx, body }) => sets.start(ctx, body)),
  bind(contract.listLabelSets, ({ ctx, query }) => sets.list(ctx, query)),
  bind(contract.getLabelSet, ({ ctx, query }) => sets.get(ctx, query)),
  bind(contract.fetchMissingLabels, ({ ctx, body }) => sets.fetchMissing(ctx, body.id)),
  bind(contract.getLabelSetPages, ({ ctx, query }) => pagesFrom(ctx, query)),
];
