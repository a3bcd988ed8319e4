export { marginSamples as samples } from './margin.samples.ts';
export { subjects } from './marginTestSubjects.ts';
