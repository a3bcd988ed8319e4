export * from './cash.ts';
export * from './costs.ts';
export * from './deliveries.ts';
export * from './failures.ts';
export type { ReportPeriod } from './period.ts';
export * from './throughput.ts';
export * from './waits.ts';
