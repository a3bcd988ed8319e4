export { marginSamples as samples } from './margin.samples.ts';
export { openMarginKit, type Parcel } from './marginTestKit.ts';
export { subjects } from './marginTestSubjects.ts';
