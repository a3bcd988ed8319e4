export * from './claimActs.ts';
export * from './claimDesk.ts';
export * from './claims.ts';
export * from './claimTerms.ts';
