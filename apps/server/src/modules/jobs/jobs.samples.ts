import type { Samples } from '../../testing/samples.ts';

export const jobsSamples: Samples = { pageJob: { body: { pageNo: 1 } }, cancelJob: {} };
