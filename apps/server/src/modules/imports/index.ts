export { addMade } from './imports.repository.ts';
export * as imports from './imports.service.ts';
export { keyOf, refusalIssue, type Told } from './issueKeys.service.ts';
export type {
  CheckedTogether,
  CheckTogether,
  Committed,
  ImportKind,
  Issue,
  Issues,
  Option,
  Options,
  Origin,
  Price,
  RefusedValue,
  Written,
} from './kinds.service.ts';
export { registerImportKinds } from './kinds.service.ts';
export type { KnownSheet } from './knownSheets.ts';
export { countryOptions, currencyOptions, optionsOf, plainOptions } from './options.service.ts';
export { goodPrices } from './rows.repository.ts';
export { importUnderWay } from './underWay.repository.ts';
