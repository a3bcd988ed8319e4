import { foldAll } from '../../../platform/jobs/sweep.ts';

/** Folds what came since into the counters of orders, until little is left. */
export const foldCounts = foldAll('alpaca.fold_order_counts');
