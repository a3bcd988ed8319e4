export { findMerchants } from './merchants.service.ts';
