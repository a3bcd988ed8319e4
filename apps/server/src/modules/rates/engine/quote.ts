import { measure } from './measure.ts';
import { radar } from './radar.ts';
import { type Rated, rate } from './rate.ts';
import type {
  CompiledSheet,
  EngineLine,
  EnginePrice,
  EngineQuote,
  Measured,
  Parcel,
  PricedQuote,
  Rates,
} from './types.ts';
import { volumetricG, weighedG } from './weights.ts';

/** Who asks many sheets about one parcel measures it once. */
const measured = (parcel: Parcel | Measured): Measured =>
  'parcel' in parcel ? parcel : measure(parcel);

const billableBy = (
  sheet: CompiledSheet,
  { chosen, measured }: Rated,
): PricedQuote['billableBy'] => {
  if (chosen.minimumCounts) return 'minimum';
  return weighedG(sheet, measured) > measured.realG ? 'volumetric' : 'real';
};

/** A parcel's price by a sheet with all that explains it. */
export const quote = (
  sheet: CompiledSheet,
  parcel: Parcel | Measured,
  rates: Rates,
): EngineQuote => {
  const its = measured(parcel);
  const lines: EngineLine[] = [];
  const rated = rate(sheet, its, rates, lines);
  if (!rated.ok) return rated;
  return {
    ok: true,
    lines,
    totalMinor: rated.totalMinor,
    realG: its.realG,
    volumetricG: volumetricG(its, sheet.terms.divisor),
    billableG: rated.billableG,
    billableBy: billableBy(sheet, rated),
    zone: rated.zone,
    remoteType: rated.remoteType,
    hints: radar({ sheet, measured: its, rates, rated, lines }),
  };
};

/** The total alone; always that of `quote`. */
export const price = (
  sheet: CompiledSheet,
  parcel: Parcel | Measured,
  rates: Rates,
): EnginePrice => {
  const rated = rate(sheet, measured(parcel), rates);
  return rated.ok ? { ok: true, totalMinor: rated.totalMinor, billableG: rated.billableG } : rated;
};
