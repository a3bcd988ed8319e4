export { dictionariesSamples as samples } from './dictionaries.samples.ts';
export { subjects } from './dictionariesTestSubjects.ts';
