export { payablesSamples as samples } from './payables.samples.ts';
export { openPayablesKit } from './payablesTestKit.ts';
export { subjects } from './payablesTestSubjects.ts';
