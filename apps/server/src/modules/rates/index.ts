export {
  type CompiledSheet,
  compileRates,
  compileSheet,
  type Parcel,
  quote,
  type SheetSource,
} from './engine/index.ts';
export { exchangeRate } from './exchangeRate.service.ts';
export {
  type OrderQuote,
  type OrderQuoted,
  openOrderQuotes,
  openSoldProducts,
} from './orderQuote.service.ts';
export * as quoting from './quoting.service.ts';
export { ruleText } from './ruleWords.ts';
export {
  list as listProducts,
  productNames,
  productOptions,
  promisedDays,
  requireProduct,
} from './sellingProducts.service.ts';
export { requireBuyer } from './trials.service.ts';
export { divisorOf, openWeighedQuotes, type WeighedQuote } from './weighedQuote.service.ts';
export type { WeighedRule } from './weighedRule.ts';
