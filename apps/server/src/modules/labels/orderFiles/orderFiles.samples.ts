import type { Samples } from '../../../testing/samples.ts';

export const orderFilesSamples: Samples = {
  listOrderFiles: {},
  addOrderFile: { body: { kind: 'msds', box: null, printer: 'a4' } },
  deleteOrderFile: {},
  restoreOrderFile: {},
};
