export { payablesSamples as samples } from './payables.samples.ts';
export { subjects } from './payablesTestSubjects.ts';
