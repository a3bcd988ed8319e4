import { endJobs, type Samples } from '../../testing/samples.ts';

const statedTime = new Date().toISOString().slice(0, 19).replace('T', ' ');

export const trackingSamples: Samples = {
  listTracks: { body: {} },
  getStatusCount: { body: {} },
  // A draft is no parcel yet.
  getOrderTrackDetails: { body: {}, answers: 'track.nothing' },
  getTrackLink: { answers: 'track.nothing' },
  getTrackList: {},
  batchGetOrderTrack: { query: { numbers: 'A260101000000, A260101000001' } },
  latestTracks: { body: {} },
  exportTracks: { body: { fields: ['transactionOrderNo'], filter: {} }, before: endJobs },
  exportTrackEvents: { body: { fields: ['text'], filter: {} }, before: endJobs },
  listTrackCodes: { as: 'yunling-op' },
  listMilestones: { as: 'yunling-op' },
  addMilestone: {
    as: 'yunling-op',
    body: { kind: 'departed', statedTime },
    answers: 'batch.open',
  },
  correctMilestone: {
    as: 'yunling-op',
    body: { revision: 1, statedTime },
  },
  listStalled: { body: {} },
  // A draft stands nowhere.
  getStalled: { answers: 'stall.notFound' },
  moveStalled: { as: 'yunling-op', body: { stalls: [{ revision: 1 }], act: 'claim' } },
  askCarrier: {
    as: 'yunling-op',
    body: { stalls: [{ revision: 1 }], email: 'trace@carrier.example', lang: 'en_US' },
  },
  listPromises: {},
  setTrackCode: {
    as: 'yunling-op',
    body: { carrier: 'asendia', code: 'NOBODY', stage: 'inTransit', reason: null, mapping: 0 },
    answers: 'track.codeUnknown',
  },
};
