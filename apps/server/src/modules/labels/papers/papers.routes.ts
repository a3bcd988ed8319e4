import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../../platform/http/bind.ts';
import * as designed from './designed.service.ts';
import { label } from './label.service.ts';
import * as papers from './papers.service.ts';

export const papersRoutes: Bound[] = [
  bind(contract.getLabel, ({ ctx, query }) => label(ctx, query)),
  bind(contract.batchGetLabel, ({ ctx, body }) => papers.batch(ctx, body)),
  bind(contract.batchGetInvoiceLabel, ({ ctx, query }) => papers.invoices(ctx, query.ids)),
  bind(contract.checkPrint, ({ ctx, body }) => papers.check(ctx, body)),
  bind(contract.batchDownloadDesigned, ({ ctx, body }) => designed.batch(ctx, body)),
  bind(contract.makeSkuStickers, ({ ctx, body }) => designed.stickers(ctx, body)),
  bind(contract.previewLabelDesign, ({ ctx, body }) => designed.preview(ctx, body)),
];
