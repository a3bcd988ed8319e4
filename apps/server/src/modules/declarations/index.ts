export { bySku, skusById } from './skus.service.ts';
export { byNumber, requireTaxNumber } from './taxNumbers.service.ts';
