export { dashboardSamples as samples } from './dashboard.samples.ts';
