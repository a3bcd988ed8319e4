export * from './priceSheets.ts';
export * from './products.ts';
