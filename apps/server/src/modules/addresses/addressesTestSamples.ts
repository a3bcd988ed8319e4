import type { Samples } from '../../testing/samples.ts';
import { addressesSamples } from './addresses.samples.ts';
import { parseSamples } from './parse/parse.samples.ts';

export const samples: Samples = { ...addressesSamples, ...parseSamples };
