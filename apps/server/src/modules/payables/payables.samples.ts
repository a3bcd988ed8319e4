import { endJobs, type Samples } from '../../testing/samples.ts';

const as = 'yunling-op';
const form = { code: 'UPS-US', name: 'UPS', currency: 'USD', dueDays: 30 };

export const payablesSamples: Samples = {
  listPayees: { as },
  addPayee: { as, body: form },
  editPayee: { as, body: { ...form, name: 'UPS Supply Chain', code: 'UPS-SCS' } },
  listPayableEntries: { as },
  listCarrierBills: { as, body: {} },
  addCarrierBill: {
    as,
    body: { billNo: 'INV-1', currency: 'CNY', billDay: '2026-11-01', dueDay: '2026-12-01' },
    // What it would correct is another's.
    answers: 'carrierBill.moved',
  },
  getCarrierBill: { as },
  postCarrierBill: { as, body: { revision: 1 } },
  discardCarrierBill: { as, body: { revision: 1 } },
  getPassable: { as },
  // It is not booked yet.
  passOnCarrierBill: { as, body: {}, before: endJobs, answers: 'carrierBill.moved' },
  listBillLines: { as, body: {} },
  matchBillLine: {
    as,
    body: { revision: 1, number: 'NOBODY-HAS-IT' },
    answers: 'order.noSuchNumber',
  },
  setBillLineAside: { as, body: { revision: 1, note: 'Claimed back' } },
  listUnbilled: { as },
  listPaymentRuns: { as },
  addPaymentRun: { as, body: { bills: [{ revision: 1 }] }, answers: 'carrierBill.moved' },
  decidePaymentRun: { as, body: { revision: 1, act: 'approve' } },
  takeBackPaymentRun: { as, body: { revision: 1 }, answers: 'paymentRun.othersRun' },
  payPaymentRun: {
    as,
    body: { revision: 1, payDay: '2026-11-18', reference: 'BOC-1' },
    answers: 'paymentRun.moved',
  },
};
