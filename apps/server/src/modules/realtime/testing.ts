export { realtimeSamples as samples } from './realtime.samples.ts';
