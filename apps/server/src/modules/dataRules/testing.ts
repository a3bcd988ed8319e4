export { dataRulesSamples as samples } from './dataRules.samples.ts';
export { openRuled, type Ruled } from './dataRulesTestKit.ts';
export { subjects } from './dataRulesTestSubjects.ts';
export { hideMerchant } from './hideMerchantTestKit.ts';
