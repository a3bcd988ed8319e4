export * from './billLines.ts';
export * from './billRules.ts';
export * from './bills.ts';
export * from './payees.ts';
export * from './runs.ts';
