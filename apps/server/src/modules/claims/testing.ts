export { decideOffer, offer } from './claimDesk.service.ts';
export { claimsSamples as samples } from './claims.samples.ts';
export { subjects } from './claimsTestSubjects.ts';
export { file } from './filing.service.ts';
export { settle } from './ownClaims.service.ts';
