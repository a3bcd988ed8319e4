import { endJobs, type Samples } from '../../testing/samples.ts';

const reason = 'The carrier has found it';
const terms = {
  productId: null,
  kind: 'late',
  documents: [],
  fromDay: 10,
  untilDay: 60,
  currency: 'CNY',
  perParcel: '100.00',
  perKg: '0',
  freightPercent: 50,
};

export const claimsSamples: Samples = {
  listClaims: { body: {} },
  getClaim: {},
  previewClaim: {},
  // The order is a draft: nothing has happened to it yet.
  fileClaim: {
    body: { kind: 'lost', amount: '1.00', text: 'It never came' },
    answers: 'claim.notYet',
  },
  claimStalled: { as: 'yunling-op', body: {}, answers: 'claim.notMarked' },
  // Nobody asked, and nothing is offered.
  answerClaim: { body: { revision: 1, text: 'Here it is' }, answers: 'claim.moved' },
  settleClaim: { body: { revision: 1, act: 'withdraw' } },
  exportClaims: {
    body: { fields: ['transactionOrderNo'], filter: {} },
    before: endJobs,
  },
  askMoreOfClaim: { as: 'yunling-op', body: { revision: 1, reason } },
  sendClaimOn: {
    as: 'yunling-op',
    body: { revision: 1, reference: 'C-1', day: '2026-11-18' },
  },
  noteCarrierAnswer: {
    as: 'yunling-op',
    body: { revision: 1, outcome: 'refused', words: reason },
    answers: 'claim.moved',
  },
  offerClaim: { as: 'yunling-op', body: { revision: 1, amount: '1.00', reason } },
  decideClaimOffer: {
    as: 'yunling-op',
    body: { revision: 1, act: 'approve' },
    answers: 'claim.moved',
  },
  refuseClaim: { as: 'yunling-op', body: { revision: 1, reason } },
  listClaimTerms: { as: 'yunling-op' },
  addClaimTerms: { as: 'yunling-op', body: terms },
  editClaimTerms: { as: 'yunling-op', body: { ...terms, kind: 'damaged' } },
  deleteClaimTerms: { as: 'yunling-op' },
};
