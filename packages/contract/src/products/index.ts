export * from './priceSheets.ts';
export * from './printSet.ts';
export * from './products.ts';
