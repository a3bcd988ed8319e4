export * from './marginSummary.ts';
export * from './marginWhys.ts';
export * from './orderMargins.ts';
