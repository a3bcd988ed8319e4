export * from './firstSteps.ts';
export * from './waiting.ts';
