import type { ExchangeRate } from '@alpaca/contract';
import {
  type CompiledSheet,
  compileSheet,
  type SheetSource,
} from '../../src/modules/rates/index.ts';
import { prices } from './index.ts';
import { rates } from './rates.ts';

/** The demo's sheet of a code as it is in force, or a version of it: `US-PACKET v1`. */
export const sheetSource = (name: string): SheetSource => {
  const [code, version] = name.split(' v');
  for (const { products, remoteLists } of prices)
    for (const { terms, sheets } of products)
      for (const sheet of sheets.filter((sheet) => sheet.code === code)) {
        const published = sheet.versions.filter(({ daysAgo }) => daysAgo !== null);
        const found = version ? published[Number(version) - 1] : published.at(-1);
        if (!found) break;
        const areas = remoteLists.find((list) => list.code === found.remoteList)?.areas ?? [];
        return { ...found, currency: sheet.currency, terms, remoteAreas: areas };
      }
  throw new Error(`The demo has no sheet ${name}`);
};

export const compiledSheet = (name: string): CompiledSheet => compileSheet(sheetSource(name));

/** The last rate of each pair. */
export const ratesInForce: readonly ExchangeRate[] = rates.map(({ from, to, rate }) => ({
  from,
  to,
  rate,
}));
