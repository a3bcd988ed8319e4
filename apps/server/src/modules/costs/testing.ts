import type { Samples } from '../../testing/samples.ts';

export const samples: Samples = {};
export { sweepCostChanges } from './costChanges.sweep.ts';
