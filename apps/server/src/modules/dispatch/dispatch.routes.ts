import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as bags from './bags/bags.service.ts';
import * as batches from './batches/batches.service.ts';
import * as leaving from './leaving/leaving.service.ts';
import * as manifests from './manifests/manifests.service.ts';
import { bagLabels, batchPaper } from './papers/papers.service.ts';
import { scan } from './scan/scanBag.service.ts';

export const dispatchRoutes: Bound[] = [
  bind(contract.listBatches, ({ ctx, query }) => batches.list(ctx, query)),
  bind(contract.listBatchLines, ({ ctx, query }) => batches.lines(ctx, query.warehouseId)),
  bind(contract.addBatch, ({ ctx, body }) => batches.add(ctx, body)),
  bind(contract.editBatch, ({ ctx, body }) => batches.edit(ctx, body)),
  bind(contract.getBatch, ({ ctx, query }) => batches.detail(ctx, query.id)),
  bind(contract.closeBatch, ({ ctx, body }) => leaving.close(ctx, body.id)),
  bind(contract.reopenBatch, ({ ctx, body }) => leaving.reopen(ctx, body.id, body.reason)),
  bind(contract.getBatchPaper, ({ ctx, query }) => batchPaper(ctx, query)),
  bind(contract.addBag, ({ ctx, body }) => bags.add(ctx, body)),
  bind(contract.deleteBag, ({ ctx, body }) => bags.remove(ctx, body.id)),
  bind(contract.listBagBoxes, ({ ctx, query }) => bags.boxes(ctx, query)),
  bind(contract.scanBag, ({ ctx, body }) => scan(ctx, body)),
  bind(contract.closeBag, ({ ctx, body }) => bags.close(ctx, body)),
  bind(contract.reopenBag, ({ ctx, body }) => bags.reopen(ctx, body.id, body.reason)),
  bind(contract.getBagLabels, ({ ctx, query }) => bagLabels(ctx, query)),
  bind(contract.sendManifest, ({ ctx, body }) => manifests.send(ctx, body.id)),
  bind(contract.getManifestFile, ({ ctx, query }) => manifests.paper(ctx, query.id)),
];
