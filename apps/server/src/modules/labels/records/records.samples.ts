import type { Samples } from '../../../testing/samples.ts';
import { newPrintable, printBy } from './recordsTestSubjects.ts';

export const recordsSamples: Samples = {
  addPrintRecords: {
    body: { records: [], ...printBy },
    before: async (app) => {
      const orderId = await newPrintable({
        ctx: await app.ctxOf(),
        userId: app.userId('starfield'),
        merchantId: app.merchantId('M100001'),
      });
      const records = [{ orderId, document: 'label', pages: 1, copies: 1 }];
      return { body: { records, ...printBy } };
    },
  },
  tellPrintOutcome: { body: { outcome: 'printed' } },
  listPrintRecords: {},
};
