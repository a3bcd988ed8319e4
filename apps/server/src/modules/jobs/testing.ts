export { jobsSamples as samples } from './jobs.samples.ts';
export * as jobs from './jobs.service.ts';
export { subjects } from './jobsTestSubjects.ts';
