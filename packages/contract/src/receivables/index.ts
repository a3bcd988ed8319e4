export * from './receivables.ts';
export * from './statementActs.ts';
export * from './statements.ts';
