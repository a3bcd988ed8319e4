import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-op';
const period = { from: '2026-10-01', to: '2026-11-18' };

export const marginSamples: Samples = {
  getMarginSummary: { as, query: { ...period, by: 'merchant' } },
  listOrderMargins: { as, body: { ...period, view: 'all' } },
  getOrderMargin: { as },
  markMarginSeen: { as, body: { revision: 1, note: 'Claimed back from the carrier' } },
};
