import { type Limited, limited, limitVars } from './limits.ts';
import { type Rated, rateThere } from './rate.ts';
import type {
  Band,
  CompiledSheet,
  EngineHint,
  EngineLine,
  Measured,
  Rates,
  Vars,
} from './types.ts';
import { volumetricG, weighedG } from './weights.ts';

type Seen = {
  sheet: CompiledSheet;
  measured: Measured;
  rates: Rates;
  rated: Rated;
  lines: readonly EngineLine[];
};

const kg = (g: number) => g / 1000;

const totalAt = ({ sheet, rated, rates }: Seen, weighed: number): number | undefined => {
  const other = rateThere(sheet, rated, rates, undefined, weighed);
  return other.ok ? other.totalMinor : undefined;
};

const volumetric = (seen: Seen): EngineHint[] => {
  const { sheet, measured, rated } = seen;
  const { divisor } = sheet.terms;
  if (rated.chosen.minimumCounts || weighedG(sheet, measured) <= measured.realG) return [];
  const byScale = totalAt(seen, measured.realG);
  const vars = {
    realKg: kg(measured.realG),
    volumetricKg: kg(volumetricG(measured, divisor)),
    divisor,
    moreMinor: byScale === undefined ? 0 : Math.max(0, rated.totalMinor - byScale),
  };
  return [{ kind: 'volumetric', level: 'warning', key: 'volumetric', vars }];
};

/** Within a twentieth of the weight, or 20 g, something can still be done about it. */
const isNear = (distance: number, weighed: number) => distance <= Math.max(20, weighed / 20);

const stepOf = ({ stepG, nextG }: Band) => Math.max(stepG, nextG);

/** The weight at which the price was last lower, and the last one at which it is the same. */
const edges = ({ band, billableG }: Rated['chosen']): { below: number; upTo: number } => {
  const step = stepOf(band);
  if (step <= 1) return { below: band.fromG, upTo: band.toG };
  // Steps are counted from the first weight where there is one, else from nothing.
  const first = band.nextG > 0 ? band.firstG : 0;
  if (billableG <= first) return { below: band.fromG, upTo: Math.min(first, band.toG) };
  const upTo = first + Math.ceil((billableG - first) / step) * step;
  return { below: Math.max(upTo - step, band.fromG), upTo: Math.min(upTo, band.toG) };
};

/** What the price leaps by where a weight is passed; less than a fiftieth of it is not worth a word. */
const leapAt = (seen: Seen, weighed: number): number => {
  const upTo = totalAt(seen, weighed);
  const beyond = totalAt(seen, weighed + 1);
  const leap = upTo === undefined || beyond === undefined ? 0 : beyond - upTo;
  return leap * 50 >= seen.rated.totalMinor ? leap : 0;
};

const stepsNear = (seen: Seen): EngineHint[] => {
  const { sheet, measured, rated } = seen;
  const weighed = weighedG(sheet, measured);
  const { below, upTo } = edges(rated.chosen);
  const hints: EngineHint[] = [];
  const add = (key: string, vars: Vars) =>
    hints.push({ kind: 'nextStep', level: 'info', key, vars });
  if (below > 0 && isNear(weighed - below, weighed) && leapAt(seen, below) > 0) {
    const saveMinor = rated.totalMinor - (totalAt(seen, below) ?? rated.totalMinor);
    if (saveMinor > 0) add('lighter', { kg: kg(weighed - below), atKg: kg(below), saveMinor });
  }
  if (isNear(upTo - weighed, weighed)) {
    const moreMinor = leapAt(seen, upTo);
    if (moreMinor > 0) add('room', { kg: kg(upTo - weighed), atKg: kg(upTo), moreMinor });
  }
  return hints;
};

/** A heavier band may cost less per kilogram, and so in all. */
const cheaperBand = (seen: Seen): EngineHint[] => {
  const { bands, chosen, totalMinor } = seen.rated;
  const next = bands[bands.indexOf(chosen.band) + 1];
  const there = next && totalAt(seen, next.fromG + 1);
  if (next === undefined || there === undefined || there >= totalMinor) return [];
  const vars = { atKg: kg(next.fromG), saveMinor: totalMinor - there };
  return [{ kind: 'nextStep', level: 'info', key: 'cheaperBand', vars }];
};

const nextStep = (seen: Seen): EngineHint[] => [
  ...(seen.rated.chosen.minimumCounts ? [] : stepsNear(seen)),
  ...cheaperBand(seen),
];

const remote = ({ rated, lines }: Seen): EngineHint[] => {
  if (rated.remoteType === '') return [];
  const moreMinor = lines
    .filter(({ expenseType }) => expenseType === 'remote')
    .reduce((sum, { minor }) => sum + minor, 0);
  const vars = { remoteType: rated.remoteType, moreMinor };
  const level = moreMinor > 0 ? 'warning' : 'info';
  return [{ kind: 'remote', level, key: 'remote', vars, field: 'postCode' }];
};

// The EU's import control asks six digits of every consignment, Norway and Switzerland with it;
// Brazil's and Saudi Arabia's customs release parcels by them.
const asksHsCode = new Set(
  `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
   NO CH BR SA`.split(/\s+/),
);

const missingHsCode = ({ sheet, measured }: Seen): EngineHint[] => {
  const { countryCode } = measured.parcel;
  const without = measured.goods.filter(({ hsCode }) => hsCode.length < 6).length;
  if (without === 0) return [];
  const duty = sheet.source.surcharges.some(
    ({ basis, when }) =>
      (basis === 'perHsLine' || when.hsPrefixes !== undefined) &&
      (when.countries === undefined || when.countries.includes(countryCode)),
  );
  if (!duty && !asksHsCode.has(countryCode)) return [];
  const key = duty ? 'missingHsCodeDuty' : 'missingHsCode';
  const vars = { count: without, country: countryCode };
  return [{ kind: 'missingHsCode', level: 'warning', key, vars, field: 'goods' }];
};

/** `goods.0.goodsNameEn` is the field `goodsNameEn`. */
const fieldOf = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;

const tooLong = ({ sheet, measured }: Seen): EngineHint[] => {
  const most = sheet.terms.limits.fields as Readonly<Record<string, number | undefined>>;
  return Object.entries(measured.parcel.texts ?? {}).flatMap(([path, typed]): EngineHint[] => {
    const field = fieldOf(path);
    const max = Object.hasOwn(most, field) ? most[field] : undefined;
    const length = [...typed.trim()].length;
    if (max === undefined || length <= max) return [];
    const vars = { field, max, length };
    return [{ kind: 'tooLong', level: 'warning', key: 'tooLong', vars, field: path }];
  });
};

const isNearLimit = ({ value, most }: Limited) => value <= most && value * 20 >= most * 19;

const nearLimit = ({ sheet, measured }: Seen): EngineHint[] =>
  limited(sheet, measured)
    .filter((one) => one.limit !== 'maxBoxes' && isNearLimit(one))
    .map((one) => ({ kind: 'nearLimit', level: 'info', key: 'nearLimit', vars: limitVars(one) }));

const minimum = ({ sheet, measured, rated }: Seen): EngineHint[] => {
  const hints: EngineHint[] = [];
  if (rated.chosen.minimumCounts) {
    const vars = { kg: kg(rated.billableG), weighedKg: kg(weighedG(sheet, measured)) };
    hints.push({ kind: 'minimum', level: 'info', key: 'minimumWeight', vars });
  }
  const { minCharge } = rated.chosen.band.row;
  if (rated.minChargeCounts && minCharge !== undefined)
    hints.push({
      kind: 'minimum',
      level: 'info',
      key: 'minimumCharge',
      vars: { price: minCharge },
    });
  return hints;
};

/** What to know before submitting. */
export const radar = (seen: Seen): readonly EngineHint[] =>
  [volumetric, nextStep, remote, missingHsCode, tooLong, nearLimit, minimum].flatMap((look) =>
    look(seen),
  );
