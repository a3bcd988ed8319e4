export { filesSamples as samples } from './files.samples.ts';
export { makeFile, subjects } from './filesTestSubjects.ts';
