export { practiceSamples as samples } from './practice.samples.ts';
