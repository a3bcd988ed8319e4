import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import { noteReached } from '../dashboard/index.ts';
import { imports } from '../imports/index.ts';
import * as freight from './freight.service.ts';
import * as quoting from './quoting.service.ts';
import * as selling from './sellingProducts.service.ts';
import * as trials from './trials.service.ts';

export const ratesRoutes = [
  bind(contract.listProducts, ({ ctx, query }) => selling.list(ctx, query)),
  bind(contract.getProductDetail, ({ ctx, query }) => selling.detail(ctx, query.id)),
  bind(contract.getCommonProduct, ({ ctx }) => selling.common(ctx)),
  bind(contract.tryPrices, async ({ ctx, body }) => {
    const quotes = await quoting.tryAll(ctx, body);
    await noteReached(ctx, 'price');
    return quotes;
  }),
  bind(contract.tryVersion, ({ ctx, body }) => quoting.tryVersionOf(ctx, body)),
  bind(contract.listFreight, ({ ctx, query }) => freight.list(ctx, query)),
  bind(contract.importCalculateExcel, ({ ctx, file }) =>
    imports.upload(ctx, { kind: 'trial' }, file),
  ),
  bind(contract.saveTrial, ({ ctx, body }) => trials.save(ctx, body)),
  bind(contract.listTrials, ({ ctx, query }) => trials.list(ctx, query)),
  bind(contract.listTrialRows, ({ ctx, query }) => trials.rows(ctx, query)),
  bind(contract.whyTrial, ({ ctx, query }) => trials.why(ctx, query)),
];
