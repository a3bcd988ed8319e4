export { compileSheet } from './compile.ts';
export { leastFreight } from './leastFreight.ts';
export { measure } from './measure.ts';
export { price, quote } from './quote.ts';
export { rate } from './rate.ts';
export { compileRates, exchange } from './rates.ts';
export type * from './types.ts';
export { volumetricOf, weighedG } from './weights.ts';
export { indexRemote } from './zones.ts';
