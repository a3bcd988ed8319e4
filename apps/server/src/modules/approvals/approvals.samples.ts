import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-op';
const reason = '续约';

export const approvalsSamples: Samples = {
  askTerms: {
    as,
    body: {
      revision: 1,
      agreed: { terms: 'credit', creditLimit: '100.00', creditDays: 15 },
      reason,
    },
  },
  askPriceGroup: { as, body: { revision: 1, groupCode: 'VIP', reason } },
  askAdjustment: { as, body: { currency: 'CNY', amount: '10.00', reason } },
  listApprovals: { as },
  getApproval: { as },
  listDeciders: { as },
  // What the first operator asked for is the second's to decide.
  decideApproval: { as: 'yunling-op2', body: { decision: 'approve' } },
  takeBackApproval: { as },
};
