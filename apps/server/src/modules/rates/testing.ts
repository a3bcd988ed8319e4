export { type EngineQuote, measure, price } from './engine/index.ts';
export { ratesSamples as samples } from './rates.samples.ts';
export { openPricesKit, type PricesKit } from './ratesTestKit.ts';
export { subjects } from './ratesTestSubjects.ts';
