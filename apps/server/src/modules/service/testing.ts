export { serviceSamples as samples } from './service.samples.ts';
export { subjects } from './serviceTestSubjects.ts';
