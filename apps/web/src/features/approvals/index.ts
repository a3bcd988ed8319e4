export { ApprovalChange } from './ApprovalChange.tsx';
export { AskHint } from './AskHint.tsx';
export { useMerchantWords } from './useMerchantWords.ts';
