export * from './logs.ts';
export * from './sealing.ts';
export * from './signIns.ts';
