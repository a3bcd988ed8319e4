export { measureLogs } from './sealing/logCheck.metrics.ts';
export { verifyLog } from './sealing/verify.ts';
