import type { Samples } from '../../testing/samples.ts';

export const realtimeSamples: Samples = { createSocketTicket: {} };
