import { ceilDivide, ceilTo, share } from './exact.ts';
import type { Band, CompiledSheet, Measured, Why } from './types.ts';
import { weighedG } from './weights.ts';

export type Chosen = { band: Band; billableG: number; minimumCounts: boolean };

/** The first band that ends at this weight or later. */
const firstReaching = (bands: readonly Band[], g: number): number => {
  let low = 0;
  let high = bands.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((bands[middle] as Band).toG < g) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The band of a weight and what it makes of it: box minimum, order minimum, then rounded up. A weight
 * that this lifts beyond the band's end goes on, lifted, to the next one.
 */
export const chooseBand = (
  bands: readonly Band[],
  weighed: number,
  ofBoxes: (minBoxG: number) => number,
): Chosen | undefined => {
  let g = weighed;
  let minimumCounts = false;
  for (let i = firstReaching(bands, g); i < bands.length; i++) {
    const band = bands[i] as Band;
    const before = g;
    if (band.minBoxG > 0) g = Math.max(g, ofBoxes(band.minBoxG));
    g = Math.max(g, band.minG);
    minimumCounts ||= g > before;
    g = ceilTo(g, band.stepG);
    if (g <= band.fromG) return undefined;
    if (g <= band.toG) return { band, billableG: g, minimumCounts };
  }
  return undefined;
};

/** How many further weights are begun. */
export const furtherOf = ({ firstG, nextG }: Band, billableG: number): number =>
  nextG === 0 ? 0 : Math.max(0, ceilDivide(billableG - firstG, nextG));

const cubicMetre = 10n ** 12n;

/** Hundredths of a centimetre, cubed. */
const volumeOf = ({ boxes }: Measured): bigint =>
  boxes.reduce(
    (sum, { longest, middle, shortest, count }) =>
      sum + BigInt(longest) * BigInt(middle) * BigInt(shortest) * BigInt(count),
    0n,
  );

const exactly = (
  { band, billableG }: Chosen,
  flat: number,
  measured: Measured,
  divisor: number,
): number => {
  const below = BigInt(divisor) * cubicMetre;
  const sum =
    (BigInt(flat) * 1000n + BigInt(band.perKg) * BigInt(billableG)) * cubicMetre +
    BigInt(band.perCbm) * 1000n * volumeOf(measured);
  return Number((sum * 2n + below) / (below * 2n));
};

/** The parts are added up exactly and rounded once, half up; the least charge is not in it yet. */
export const freightMinor = (
  { minorPerUnit }: CompiledSheet,
  chosen: Chosen,
  measured: Measured,
): number => {
  const { band, billableG } = chosen;
  const flat =
    band.firstPrice +
    furtherOf(band, billableG) * band.nextPrice +
    band.perOrder +
    band.perBox * measured.boxCount;
  // Ten-thousandths per kilogram times grams: ten-millionths of a unit.
  const sum = flat * 1000 + band.perKg * billableG;
  const divisor = 10_000_000 / minorPerUnit;
  return band.perCbm === 0 && sum <= Number.MAX_SAFE_INTEGER
    ? share(sum, 1, divisor)
    : exactly(chosen, flat, measured, divisor);
};

const kg = (g: number) => g / 1000;

/** The volume in cubic metres as text, exact to the millionth. */
const cbmText = (measured: Measured): string => {
  const millionths = (volumeOf(measured) + 500_000n) / 1_000_000n;
  const figures = String(millionths).padStart(7, '0');
  return `${figures.slice(0, -6)}.${figures.slice(-6)}`.replace(/0{1,3}$/, '');
};

/** The formula, part by part. */
export const whyFreight = (chosen: Chosen, measured: Measured, atLeast: boolean): Why => {
  const { band, billableG } = chosen;
  const { row } = band;
  const further = furtherOf(band, billableG);
  const parts: Why[] = [];
  const add = (key: string, charged: number, price: string | undefined, vars: Why['vars'] = {}) => {
    if (price !== undefined && charged > 0) parts.push({ key, vars: { price, ...vars } });
  };
  add('first', band.firstPrice, row.firstPrice, { kg: kg(band.firstG) });
  if (further > 0)
    add('next', band.nextPrice, row.nextPrice, { count: further, kg: kg(band.nextG) });
  add('perKg', band.perKg, row.perKg, { kg: kg(billableG) });
  add('perOrder', band.perOrder, row.perOrder);
  add('perBox', band.perBox, row.perBox, { count: measured.boxCount });
  if (band.perCbm > 0) add('perCbm', band.perCbm, row.perCbm, { cbm: cbmText(measured) });
  return atLeast
    ? { key: 'freightMinimum', vars: { price: row.minCharge ?? '' }, parts }
    : { key: 'freight', vars: {}, parts };
};

/** What the bands make of a parcel; from `weighed` on, where it is asked what another weight costs. */
export const freightOf = (
  sheet: CompiledSheet,
  bands: readonly Band[],
  measured: Measured,
  weighed?: number,
): Chosen | undefined =>
  weighed === undefined
    ? chooseBand(bands, weighedG(sheet, measured), (min) => weighedG(sheet, measured, min))
    : chooseBand(bands, weighed, (min) => min * measured.boxCount);
