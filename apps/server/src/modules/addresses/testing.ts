export { samples } from './addressesTestSamples.ts';
export { subjects } from './addressesTestSubjects.ts';
