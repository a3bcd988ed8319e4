export { reportsSamples as samples } from './reports.samples.ts';
