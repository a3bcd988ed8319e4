export { exportsSamples as samples } from './exports.samples.ts';
export { exportKind } from './kinds.service.ts';
