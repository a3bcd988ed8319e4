export * from './changeActs.ts';
export * from './costChanges.ts';
export * from './disputes.ts';
export * from './tolerances.ts';
