import type { Samples } from '../../testing/samples.ts';

export const dashboardSamples: Samples = {
  getWaiting: {},
  getFirstSteps: {},
};
