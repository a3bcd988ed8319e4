import type { Samples } from '../../testing/samples.ts';
import { banksOf } from './financeTestSteps.ts';

const transfer = { amount: '100.00', currency: 'CNY', payMethod: 'bankTransfer' };

export const financeSamples: Samples = {
  getFinanceOverview: {},
  saveBalanceAlert: { body: { currency: 'CNY', revision: 0, threshold: '500.00' } },
  quoteExchange: { body: { from: 'CNY', to: 'USD', amount: '100.00' } },
  // Of a rate that nobody set.
  takeExchange: { answers: 'exchange.rateChanged' },
  topUpBalance: {
    before: async (app) => ({ body: { ...transfer, bankInfo: (await banksOf(app)).CNY } }),
  },
  topUpForMerchant: {
    as: 'yunling-op',
    body: { merchantCode: 'M100001', amount: '100.00', currency: 'CNY', credentials: [] },
    // The proofs of a merchant are not the operator's own.
    answers: 'file.notFound',
  },
  merchantByCode: { as: 'yunling-op', query: { code: 'M100001' } },
  payTopUp: { answers: 'topUp.notOnline' },
  topUpList: {},
  topUpById: {},
  addTopUpCredentials: {},
  topUpCheck: { as: 'yunling-op', body: { step: 'markArrived' } },
  rechargeInfo: {},
  bankInfoList: {},
  paymentCodeList: {},
  transactionList: { body: {} },
  transactionSummary: { body: {} },
  exportTransaction: { body: { fields: ['time', 'amount'], filter: {} } },
  billList: {},
  // Of a month before the first transaction.
  billDownload: {
    query: { month: '2020-01', currency: 'CNY', format: 'pdf' },
    answers: 'bill.notFound',
  },
};
