import { foldAll } from '../../../platform/jobs/sweep.ts';

export const foldDeliveries = foldAll('alpaca.fold_deliveries');
export const foldFailures = foldAll('alpaca.fold_failures');
export const foldScans = foldAll('alpaca.fold_scans');
