export { sweepDeadlines } from './deadlines.sweep.ts';
export { withholdingSamples as samples } from './withholding.samples.ts';
export { openWithholdingKit, type WithholdingKit } from './withholdingTestKit.ts';
