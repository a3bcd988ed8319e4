export { dispatchSamples as samples } from './dispatch.samples.ts';
export { type DispatchKit, openDispatchKit } from './dispatchTestKit.ts';
export { subjects } from './dispatchTestSubjects.ts';
export { openNarrowed, packedBoth } from './narrowedTestKit.ts';
