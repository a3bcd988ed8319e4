export * from './handOver.ts';
export * from './shipments.ts';
