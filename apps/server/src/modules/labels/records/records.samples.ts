import type { Samples } from '../../../testing/samples.ts';
import { printBy } from './recordsTestSubjects.ts';

export const recordsSamples: Samples = {
  // A draft has none.
  addPrintRecords: {
    body: { records: [{ document: 'label', pages: 1, copies: 1 }], ...printBy },
    answers: 'label.cannotPrint',
  },
  tellPrintOutcome: { body: { outcome: 'printed' } },
  listPrintRecords: {},
};
