export { claimsSamples as samples } from './claims.samples.ts';
export { subjects } from './claimsTestSubjects.ts';
