export { returnsSamples as samples } from './returns.samples.ts';
export { subjects } from './returnsTestSubjects.ts';
