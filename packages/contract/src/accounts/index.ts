export * from './account.ts';
export * from './activation.ts';
export * from './merchantCard.ts';
export * from './merchants.ts';
export * from './team.ts';
export * from './users.ts';
