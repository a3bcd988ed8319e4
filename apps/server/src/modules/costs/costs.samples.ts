import { endJobs, type Samples } from '../../testing/samples.ts';

const reason = 'Weighed again';

export const costsSamples: Samples = {
  listCostChanges: { body: {} },
  getCostChange: {},
  exportCostChanges: {
    body: { fields: ['transactionOrderNo'], filter: {} },
    before: endJobs,
  },
  confirmCostChanges: { body: { changes: [{ revision: 1 }] } },
  countSmallChanges: { query: { currency: 'CNY', amount: '5' } },
  confirmSmallChanges: {
    body: { currency: 'CNY', amount: '5', count: 999 },
    answers: 'costChange.others',
  },
  disputeCostChange: { body: { revision: 1, text: 'It is lighter than that' } },
  // Nothing is offered yet.
  answerProposal: { body: { revision: 1, act: 'accept' }, answers: 'costChange.moved' },
  batchConfirmOrder: { body: {} },
  proposeCostChange: {
    as: 'yunling-op',
    body: { revision: 1, difference: '1.00', reason },
    answers: 'costChange.moved',
  },
  decideCostChange: {
    as: 'yunling-op',
    body: { revision: 1, difference: '1.00', reason },
    answers: 'costChange.moved',
  },
  withdrawCostChange: { as: 'yunling-op', body: { revision: 1, reason } },
  listTolerances: { as: 'yunling-op' },
  addTolerance: {
    as: 'yunling-op',
    body: { currency: 'CNY', amount: '1.00', sharePercent: 1 },
  },
  deleteTolerance: { as: 'yunling-op' },
};
