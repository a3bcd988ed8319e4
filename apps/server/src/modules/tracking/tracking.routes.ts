import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import { exports } from '../exports/index.ts';
import * as tracks from './list/tracks.service.ts';
import * as codes from './mapping/codes.service.ts';
import * as milestones from './milestones/milestones.service.ts';
import { linkOf } from './public/publicTrack.service.ts';
import { promises } from './stalled/promises.service.ts';
import * as stalls from './stalled/stalls.service.ts';

export const trackingRoutes: Bound[] = [
  bind(contract.listTracks, ({ ctx, body }) => tracks.list(ctx, body)),
  bind(contract.getStatusCount, ({ ctx, body }) => tracks.statusCounts(ctx, body)),
  bind(contract.getOrderTrackDetails, ({ ctx, body }) => tracks.detail(ctx, body.id)),
  bind(contract.getTrackList, ({ ctx, query }) => tracks.eventsOfOrder(ctx, query.id)),
  bind(contract.batchGetOrderTrack, ({ ctx, query }) => tracks.byNumbers(ctx, query.numbers)),
  bind(contract.getTrackLink, ({ ctx, query }) => linkOf(ctx, query.id)),
  bind(contract.latestTracks, ({ ctx, body }) => tracks.latestOf(ctx, body.ids)),
  bind(contract.exportTracks, ({ ctx, body }) => exports.start(ctx, { kind: 'track', ...body })),
  bind(contract.exportTrackEvents, ({ ctx, body }) =>
    exports.start(ctx, { kind: 'trackEvent', ...body }),
  ),
  bind(contract.listTrackCodes, ({ ctx, query }) => codes.list(ctx, query)),
  bind(contract.setTrackCode, ({ ctx, body }) => codes.set(ctx, body)),
  bind(contract.listMilestones, ({ ctx, query }) => milestones.list(ctx, query.batchId)),
  bind(contract.addMilestone, ({ ctx, body }) => milestones.add(ctx, body)),
  bind(contract.correctMilestone, ({ ctx, body }) => milestones.correct(ctx, body)),
  bind(contract.listStalled, ({ ctx, body }) => stalls.list(ctx, body)),
  bind(contract.getStalled, ({ ctx, query }) => stalls.get(ctx, query.orderId)),
  bind(contract.moveStalled, ({ ctx, body }) => stalls.move(ctx, body)),
  bind(contract.askCarrier, ({ ctx, body }) => stalls.ask(ctx, body)),
  bind(contract.listPromises, ({ ctx, query }) => promises(ctx, query.days)),
];
