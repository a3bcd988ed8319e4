export { systemSamples as samples } from './system.samples.ts';
