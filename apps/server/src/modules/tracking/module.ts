import type { Module } from '../module.ts';
import { moveOrders } from './following/moveOrders.ts';
import { tellOwnSteps } from './following/ownSteps.ts';
import { readSomeAnew } from './following/readSomeAnew.ts';
import { keepTrackDays } from './intake/days.ts';
import { foldTrackCounts } from './list/foldTrackCounts.ts';
import { trackEventExport, trackExport } from './list/tracks.export.ts';
import { remapJob } from './mapping/codes.service.ts';
import { tellStages } from './notices/tellStages.ts';
import { askCarriers, trackJob } from './polling/track.job.ts';
import { trackEventsImport } from './sheet/trackEvents.import.ts';
import { findStalls } from './stalled/findStalls.ts';
import { makePaces } from './stalled/paces.ts';
import { stallTalk } from './stalled/stallTalk.ts';
import { trackingRoutes } from './tracking.routes.ts';
import { trackingWaits } from './tracking.waits.ts';

export const trackingModule: Module = {
  name: 'tracking',
  routes: trackingRoutes,
  jobs: [trackJob, remapJob],
  imports: [trackEventsImport],
  exports: [trackExport, trackEventExport],
  waits: trackingWaits,
  talks: [stallTalk],
  pumps: [
    {
      name: 'tracking',
      waiting: 'select tracking_waits as tenant_id from alpaca.tracking_waits()',
      run: async (ctx) => {
        const told = await tellOwnSteps(ctx);
        const read = await readSomeAnew(ctx);
        const heard = await tellStages(ctx);
        return (await moveOrders(ctx)) || told || read || heard;
      },
    },
  ],
  often: [askCarriers, findStalls],
  nightly: [makePaces],
  folds: [foldTrackCounts, keepTrackDays],
};
