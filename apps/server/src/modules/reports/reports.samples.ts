import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-op';
const query = { from: '2026-10-01', to: '2026-11-18' };

export const reportsSamples: Samples = {
  getCostReport: { query: { ...query, by: 'product' } },
  getCashForecast: { query },
  getFailureReport: { query },
  getDeliveryReport: { query },
  getWaits: { as },
  getThroughput: { as, query: { ...query, kind: 'packed' } },
};
