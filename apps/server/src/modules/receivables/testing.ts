export { receivablesSamples as samples } from './receivables.samples.ts';
export { sweepReceivables } from './receivables.sweep.ts';
export { type CreditMerchant, commands, openReceivablesKit } from './receivablesTestKit.ts';
export { subjects } from './receivablesTestSubjects.ts';
