export { bySku, skusById } from './skus.service.ts';
export { byNumber, requireTaxNumber, taxNumbersById } from './taxNumbers.service.ts';
