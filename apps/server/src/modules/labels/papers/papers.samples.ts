import type { Samples } from '../../../testing/samples.ts';
import { subjects as declared } from '../../declarations/testing.ts';

// Orders that the walk makes are drafts, of which nothing can be printed.
const answers = 'label.cannotPrint';
const design = {
  nameZh: '预览',
  nameEn: 'Preview',
  size: '100x100',
  fields: ['weight'],
  marks: [],
  logo: false,
};

export const papersSamples: Samples = {
  getLabel: { answers },
  batchGetLabel: { answers },
  batchGetInvoiceLabel: { answers },
  checkPrint: {},
  batchDownloadDesigned: { answers },
  makeSkuStickers: {
    body: { size: '60x40', skus: [] },
    before: async (app) => {
      const id = (await declared.sku?.({
        ctx: await app.ctxOf(),
        userId: app.userId('starfield'),
        merchantId: app.merchantId('M100001'),
      })) as string;
      return { body: { size: '60x40', skus: [{ id, count: 2 }] } };
    },
  },
  previewLabelDesign: { as: 'yunling-op', body: design },
};
