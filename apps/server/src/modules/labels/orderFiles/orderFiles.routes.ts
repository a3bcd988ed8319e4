import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../../platform/http/bind.ts';
import * as orderFiles from './orderFiles.service.ts';

export const orderFilesRoutes: Bound[] = [
  bind(contract.listOrderFiles, ({ ctx, query }) => orderFiles.list(ctx, query.id)),
  bind(contract.addOrderFile, ({ ctx, body }) => orderFiles.add(ctx, body)),
  bind(contract.deleteOrderFile, ({ ctx, body }) => orderFiles.remove(ctx, body.id)),
  bind(contract.restoreOrderFile, ({ ctx, body }) => orderFiles.restore(ctx, body.id)),
];
