// A ledger whose days somebody decides, as the demo's are.
export { type Owner, type Posting, postAndMove } from '../../seeds/seedLedger.ts';
