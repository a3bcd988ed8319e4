import type { Samples } from '../../testing/samples.ts';

export const receivablesSamples: Samples = {
  listStatements: { body: {} },
  getStatement: {},
  downloadStatement: { query: { format: 'xlsx' } },
  confirmStatement: { body: { revision: 1 } },
  queryStatement: { body: { revision: 1, text: 'Two parcels are not ours' } },
  answerStatement: {
    as: 'yunling-op',
    body: { revision: 1, text: 'They are' },
    // Nobody has queried it.
    answers: 'statement.moved',
  },
  listReceivables: { as: 'yunling-op' },
  saveStatementCycle: { as: 'yunling-op', body: { revision: 1, cycle: 'weekly' } },
};
