export { receivingSamples as samples } from './receiving.samples.ts';
export { subjects } from './receivingTestSubjects.ts';
