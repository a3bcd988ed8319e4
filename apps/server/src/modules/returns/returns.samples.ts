import type { Samples } from '../../testing/samples.ts';

export const returnsSamples: Samples = {
  listReturns: { body: {} },
  shelveReturn: {
    as: 'yunling-op',
    body: { number: 'NOBODYS-NUMBER', shelf: 'A-01', photos: [] },
    answers: 'order.noSuchNumber',
  },
  wishReturn: { body: { wish: 'destroy' } },
  // It is expected, and not on the shelf of any warehouse yet.
  endReturn: {
    as: 'yunling-op',
    body: { outcome: 'destroyed', wish: null, note: '破损' },
    answers: 'warehouse.notYours',
  },
  listShelfPlaces: { as: 'yunling-op' },
};
