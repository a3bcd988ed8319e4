export * from './parcels.ts';
export * from './prices.ts';
export * from './quotes.ts';
