export { threadsSamples as samples } from './threads.samples.ts';
export { newThread, subjects } from './threadsTestSubjects.ts';
