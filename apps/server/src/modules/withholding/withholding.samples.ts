import type { Samples } from '../../testing/samples.ts';

// A draft is in no warehouse, so nothing withholds it.
const notWithheld = { answers: 'withholding.notFound' } as const;

export const withholdingSamples: Samples = {
  listWithheld: { body: {} },
  getWithheld: notWithheld,
  withholdParcel: {
    as: 'yunling-op',
    body: { number: 'NOBODYS-NUMBER', reason: 'battery', photos: [] },
    answers: 'order.noSuchNumber',
  },
  addParcelPhotos: { as: 'yunling-op', body: {}, ...notWithheld },
  settleWithheld: { as: 'yunling-op', body: { reasons: ['battery'] }, ...notWithheld },
  bookWithheldAgain: { as: 'yunling-op', body: {}, ...notWithheld },
  payWithheld: { body: {}, ...notWithheld },
  giveUpWithheld: { body: { how: 'return' }, ...notWithheld },
  listOtherLines: notWithheld,
  changeWithheldLine: { body: { agreedPrice: '1.00', currency: 'CNY' }, ...notWithheld },
  interceptOrder: { body: {}, answers: 'order.cannotMove' },
  letOrderGoOn: { body: {}, answers: 'order.cannotMove' },
};
