export * from './priceGroups.ts';
export * from './priceSheets.ts';
export * from './printSet.ts';
export * from './productChannels.ts';
export * from './products.ts';
export * from './ranges.ts';
