export * from '../wire/ruleSubject.ts';
export * from './conditions.ts';
export * from './dataRules.ts';
export * from './seenRows.ts';
