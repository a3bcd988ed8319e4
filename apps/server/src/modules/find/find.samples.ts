import type { Samples } from '../../testing/samples.ts';

export const findSamples: Samples = {
  findAnything: { query: { text: 'A2611' } },
};
