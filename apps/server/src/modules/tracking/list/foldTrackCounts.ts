import { foldAll } from '../../../platform/jobs/sweep.ts';

/** Folds what came since into the counters of parcels, until little is left. */
export const foldTrackCounts = foldAll('alpaca.fold_track_counts');
