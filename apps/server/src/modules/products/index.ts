export { addCarrier, addLine, type LineTemplate } from './firstLine.service.ts';
export { freightText, moneyText, surchargeText } from './formulas.service.ts';
export { requireKnownProduct } from './knownProduct.service.ts';
export { changePrices, requireGroup } from './priceGroups.service.ts';
export {
  type DatedRate,
  type DatedSheet,
  type PricedProduct,
  type ReadVersion,
  readBuyer,
  readProducts,
  readRates,
  readSheets,
  readVersions,
} from './priceSource.service.ts';
export { printedLines } from './printedLines.service.ts';
export { channelOf } from './productChannel.service.ts';
export { returnTermsOf } from './returnTerms.service.ts';
export { replacePlaces, replaceRows, replaceSurcharges } from './versionParts.repository.ts';
