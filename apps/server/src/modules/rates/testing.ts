export { type EngineQuote, measure, price } from './engine/index.ts';
export { ratesSamples as samples } from './rates.samples.ts';
export { type Desk, openDesk } from './ratesTestKit.ts';
export { subjects } from './ratesTestSubjects.ts';
