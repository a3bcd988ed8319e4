import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as skus from './skus.service.ts';
import * as taxNumbers from './taxNumbers.service.ts';

export const declarationsRoutes = [
  bind(contract.listSkus, ({ ctx, query }) => skus.list(ctx, query)),
  bind(contract.findSkus, ({ ctx, query }) => skus.all(ctx, query.keyword)),
  bind(contract.addSku, ({ ctx, body }) => skus.add(ctx, body)),
  bind(contract.editSku, ({ ctx, body }) => skus.edit(ctx, body)),
  bind(contract.deleteSkus, ({ ctx, body }) => skus.remove(ctx, body.ids)),
  bind(contract.restoreSkus, ({ ctx, body }) => skus.restore(ctx, body.ids)),
  bind(contract.listTaxNumbers, ({ ctx, query }) => taxNumbers.list(ctx, query)),
  bind(contract.findTaxNumbers, ({ ctx, query }) => taxNumbers.all(ctx, query.countryCode)),
  bind(contract.addTaxNumber, ({ ctx, body }) => taxNumbers.add(ctx, body)),
  bind(contract.editTaxNumber, ({ ctx, body }) => taxNumbers.edit(ctx, body)),
  bind(contract.deleteTaxNumbers, ({ ctx, body }) => taxNumbers.remove(ctx, body.ids)),
  bind(contract.restoreTaxNumbers, ({ ctx, body }) => taxNumbers.restore(ctx, body.ids)),
];
