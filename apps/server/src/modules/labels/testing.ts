import type { Samples } from '../../testing/samples.ts';
import { designsSamples } from './designs/designs.samples.ts';
import { orderFilesSamples } from './orderFiles/orderFiles.samples.ts';
import { papersSamples } from './papers/papers.samples.ts';
import { recordsSamples } from './records/records.samples.ts';
import { setsSamples } from './sets/sets.samples.ts';
import { signingSamples } from './signing/signing.samples.ts';

export const samples: Samples = {
  ...papersSamples,
  ...setsSamples,
  ...recordsSamples,
  ...designsSamples,
  ...signingSamples,
  ...orderFilesSamples,
};
export { codesOfPages } from './documents/readTestPaper.ts';
export { carrierLabel, type LabelsKit, openLabelsKit } from './labelsTestKit.ts';
export { subjects } from './labelsTestSubjects.ts';
