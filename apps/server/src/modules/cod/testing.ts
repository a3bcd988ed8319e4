export { codSamples as samples } from './cod.samples.ts';
export { subjects } from './codTestSubjects.ts';
