export { checkBooks } from './bookCheck.sweep.ts';
export { financeSamples as samples } from './finance.samples.ts';
export {
  banksOf,
  type NewMerchant,
  newMerchant,
  submitted,
  walletMinor,
} from './financeTestSteps.ts';
export { newPaymentProof, subjects } from './financeTestSubjects.ts';
export { setFrozen, whileFrozen } from './frozenTestSteps.ts';
export { type Command, type Posted, post } from './ledger.ts';
export { postSoon } from './ledgerQueue.ts';
export { openLedgerKit } from './ledgerTestKit.ts';
