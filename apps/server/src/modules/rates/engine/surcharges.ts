import type { Surcharge } from '@alpaca/contract';
import { share } from './exact.ts';
import { girthOf } from './measure.ts';
import { rateText } from './rates.ts';
import type {
  CompiledCondition,
  CompiledSheet,
  CompiledSurcharge,
  Measured,
  Money,
  Rates,
  Refused,
  Why,
} from './types.ts';

/** Where a quote stands when a surcharge is asked for. */
export type SoFar = {
  measured: Measured;
  zone: string;
  remoteType: string;
  billableG: number;
  freightMinor: number;
  totalMinor: number;
};

const hasService = (service: Surcharge['when']['service'], { parcel, insured, cod }: Measured) => {
  if (service === 'insurance') return insured.hundredths > 0;
  if (service === 'cod') return cod.hundredths > 0;
  return parcel.signatureService;
};

/** Boxes that exceed all measures the condition names; every box where it names none. */
const boxesMeant = (when: CompiledCondition, { boxes, boxCount }: Measured): number => {
  if (!when.ofBox) return boxCount;
  let count = 0;
  for (const box of boxes)
    if (box.g > when.boxG && box.longest > when.longest && girthOf(box) > when.girth)
      count += box.count;
  return count;
};

const goodsMeant = ({ hsPrefixes }: CompiledCondition, { goods }: Measured) =>
  hsPrefixes
    ? goods.filter(({ hsCode }) => hsPrefixes.some((prefix) => hsCode.startsWith(prefix)))
    : goods;

/** Kinds of goods, by the six digits that customs everywhere share. What has no code is one kind. */
const hsLines = (when: CompiledCondition, measured: Measured): number => {
  if (measured.goods.length === 0) return when.hsPrefixes ? 0 : 1;
  return new Set(goodsMeant(when, measured).map(({ hsCode }) => hsCode.slice(0, 6))).size;
};

const applies = (when: CompiledCondition, { measured, zone, remoteType }: SoFar): boolean => {
  const { parcel, properties } = measured;
  return (
    (!when.remote || remoteType !== '') &&
    (when.service === undefined || hasService(when.service, measured)) &&
    (when.addressType === undefined || when.addressType === parcel.addressType) &&
    (when.goodsTypes === undefined || when.goodsTypes.includes(parcel.goodsType)) &&
    (when.zones === undefined || when.zones.includes(zone)) &&
    (when.countries === undefined || when.countries.includes(parcel.countryCode)) &&
    (when.cargoProperties === undefined ||
      properties.some((property) => when.cargoProperties?.includes(property))) &&
    (when.hsPrefixes === undefined || goodsMeant(when, measured).length > 0) &&
    (!when.ofBox || boxesMeant(when, measured) > 0)
  );
};

const declaredMeant = (when: CompiledCondition, measured: Measured): Money =>
  when.hsPrefixes
    ? {
        currency: measured.declared.currency,
        hundredths: goodsMeant(when, measured).reduce((sum, { hundredths }) => sum + hundredths, 0),
      }
    : measured.declared;

/** Money that a request names, where the basis is a share of such. */
const moneyOf = ({ source, when }: CompiledSurcharge, measured: Measured): Money | undefined => {
  if (source.basis === 'percentOfDeclared') return declaredMeant(when, measured);
  if (source.basis === 'percentOfInsured') return measured.insured;
  if (source.basis === 'percentOfCod') return measured.cod;
  return undefined;
};

const percent = 1_000_000;

/** How many things, or thousandths of a kilogram, are charged for. */
const quantityOf = ({ source, when }: CompiledSurcharge, { measured, billableG }: SoFar) => {
  if (source.basis === 'perBox') return boxesMeant(when, measured);
  if (source.basis === 'perHsLine') return hsLines(when, measured);
  return source.basis === 'perKg' ? billableG : 1;
};

const within = (
  surcharge: CompiledSurcharge,
  minor: number,
  toMinor: (price: number) => number,
): number => {
  const { min, max } = surcharge;
  let bounded = minor;
  if (min !== undefined) bounded = Math.max(bounded, toMinor(min));
  if (max !== undefined) bounded = Math.min(bounded, toMinor(max));
  return bounded;
};

const noRate = (from: string, to: string): Refused => ({
  ok: false,
  refusal: 'noRate',
  vars: { from, to },
});

/** What it comes to in the sheet's minor units before its own least and most; a share of nothing is 0. */
const plainMinor = (
  sheet: CompiledSheet,
  surcharge: CompiledSurcharge,
  soFar: SoFar,
  rates: Rates,
): number | Refused => {
  const { source, value, currency } = surcharge;
  if (source.basis === 'percentOfFreight') return share(soFar.freightMinor, value, percent);
  if (source.basis === 'percentOfSoFar') return share(soFar.totalMinor, value, percent);
  const money = moneyOf(surcharge, soFar.measured);
  if (money?.hundredths === 0) return 0;
  const from = money?.currency ?? currency;
  const rate = rates(from, sheet.currency);
  if (!rate) return noRate(from, sheet.currency);
  if (money) return share(money.hundredths, value, (percent * 100) / sheet.minorPerUnit, rate);
  const parts = source.basis === 'perKg' ? 10_000_000 : 10_000;
  return share(value, quantityOf(surcharge, soFar), parts / sheet.minorPerUnit, rate);
};

/** The amount of a surcharge; 0 where its conditions don't hold. */
export const surchargeMinor = (
  sheet: CompiledSheet,
  surcharge: CompiledSurcharge,
  soFar: SoFar,
  rates: Rates,
): number | Refused => {
  if (!applies(surcharge.when, soFar)) return 0;
  const minor = plainMinor(sheet, surcharge, soFar, rates);
  if (typeof minor !== 'number' || minor === 0) return minor;
  if (surcharge.min === undefined && surcharge.max === undefined) return minor;
  const rate = rates(surcharge.currency, sheet.currency);
  if (!rate) return noRate(surcharge.currency, sheet.currency);
  return within(surcharge, minor, (price) => share(price, 1, 10_000 / sheet.minorPerUnit, rate));
};

const whyPlain = (surcharge: CompiledSurcharge, soFar: SoFar): Why => {
  const { source, currency } = surcharge;
  const { basis, value } = source;
  if (basis === 'percentOfFreight')
    return { key: basis, vars: { percent: value, baseMinor: soFar.freightMinor } };
  if (basis === 'percentOfSoFar')
    return { key: basis, vars: { percent: value, baseMinor: soFar.totalMinor } };
  const money = moneyOf(surcharge, soFar.measured);
  if (money) {
    const amount = (money.hundredths / 100).toFixed(2);
    return { key: basis, vars: { percent: value, amount, currency: money.currency } };
  }
  const quantity = quantityOf(surcharge, soFar);
  const many = basis === 'perKg' ? { kg: quantity / 1000 } : { count: quantity };
  return { key: basis, vars: { price: value, currency, ...many } };
};

/** How the amount of a surcharge comes about; `soFar` is what stood before it. */
export const whySurcharge = (
  sheet: CompiledSheet,
  surcharge: CompiledSurcharge,
  soFar: SoFar,
  rates: Rates,
  minor: number,
): Why => {
  const why = whyPlain(surcharge, soFar);
  const parts: Why[] = [];
  const from = moneyOf(surcharge, soFar.measured)?.currency ?? surcharge.currency;
  const rate = from === sheet.currency ? undefined : rates(from, sheet.currency);
  if (rate && !('baseMinor' in why.vars))
    parts.push({ key: 'exchanged', vars: { from, to: sheet.currency, rate: rateText(rate) } });
  const plain = plainMinor(sheet, surcharge, soFar, rates);
  const { min = '', max = '' } = surcharge.source;
  const { currency } = surcharge;
  if (plain !== minor)
    parts.push(
      typeof plain === 'number' && plain < minor
        ? { key: 'atLeast', vars: { price: min, currency } }
        : { key: 'atMost', vars: { price: max, currency } },
    );
  return parts.length > 0 ? { ...why, parts } : why;
};
