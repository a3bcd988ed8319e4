import type { Samples } from '../../testing/samples.ts';
import { banksOf } from './financeTestSteps.ts';

const transfer = { amount: '100.00', currency: 'CNY', payMethod: 'bankTransfer' };

const keeper = 'yunling-admin';
const account = {
  accountType: 'company',
  owner: 'Yunling Logistics',
  accountNumber: '6222 0000 1234',
  bank: 'Bank of China',
  currency: 'CNY',
  isShown: true,
};
const code = {
  payMethod: 'alipay',
  owner: 'Yunling Logistics',
  currency: 'CNY',
  image: '00000000-0000-4000-8000-000000000000',
  isShown: true,
};

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
  listBankAccounts: { as: keeper },
  addBankAccount: { as: keeper, body: account },
  editBankAccount: { as: keeper, body: { ...account, isShown: false } },
  listPaymentCodes: { as: keeper },
  // A picture is brought first.
  addPaymentCode: { as: keeper, body: code, answers: 'file.notFound' },
  editPaymentCode: { as: keeper, body: { ...code, image: '/pay/sample.svg' } },
  transactionList: { body: {} },
  transactionSummary: { body: {} },
  listMerchantTransactions: { as: 'yunling-op' },
  exportTransaction: { body: { fields: ['time', 'amount'], filter: {} } },
  billList: {},
  // Of a month before the first transaction.
  billDownload: {
    query: { month: '2020-01', currency: 'CNY', format: 'pdf' },
    answers: 'bill.notFound',
  },
};
