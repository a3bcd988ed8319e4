import type { Samples } from '../../testing/samples.ts';

export const practiceSamples: Samples = {
  tryPractice: { body: { weight: 1 } },
  getPractice: {},
  placePractice: { body: { weight: 1, no: 'sample0001' } },
  // Nobody has placed one.
  printPractice: { answers: 'practice.notReady' },
};
