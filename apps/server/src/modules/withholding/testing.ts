export { withholdingSamples as samples } from './withholding.samples.ts';
