export { tellMerchant } from './accounts.messages.ts';
export { sealedNumbers } from './activation.repository.ts';
export { findMerchants } from './merchants.service.ts';
