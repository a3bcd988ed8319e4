export { findSamples as samples } from './find.samples.ts';
