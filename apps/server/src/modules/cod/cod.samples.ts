import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-op';
const note = 'Told by the carrier';

export const codSamples: Samples = {
  listCodOrders: { body: {} },
  decideCod: { as, body: { revision: 1, decision: 'inFull', note } },
  // Nobody has decided anything yet.
  approveCod: { as, body: { revision: 1 }, answers: 'cod.moved' },
  listCodCarriers: { as },
  listRemittances: { as },
  addRemittance: {
    as,
    body: { remittanceNo: 'COD-1', currency: 'SAR', remitDay: '2026-11-01' },
  },
  getRemittance: { as },
  postRemittance: { as, body: { revision: 1 } },
  discardRemittance: { as, body: { revision: 1 } },
  listCodLines: { as },
  matchCodLine: {
    as,
    body: { revision: 1, number: 'NOBODY-HAS-IT' },
    answers: 'order.noSuchNumber',
  },
  setCodLineAside: { as, body: { revision: 1, note } },
};
