export { exportsSamples as samples } from './exports.samples.ts';
