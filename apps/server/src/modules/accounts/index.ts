export { tellMerchant } from './accounts.messages.ts';
export { findMerchants } from './merchants.service.ts';
