export { compileSheet } from './compile.ts';
export { leastFreight } from './leastFreight.ts';
export { measure } from './measure.ts';
export { price, quote } from './quote.ts';
export { compileRates, exchange } from './rates.ts';
export type * from './types.ts';
export { indexRemote } from './zones.ts';
