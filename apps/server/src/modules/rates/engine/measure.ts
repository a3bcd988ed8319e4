import { toCentiCm, toGrams } from '@alpaca/contract';
import { toHundredths } from './exact.ts';
import type { Box, Measured, Money, Parcel } from './types.ts';
import { postKey } from './zones.ts';

const boxOf = ({ weight, length = 0, width = 0, height = 0, count }: Parcel['boxes'][number]) => {
  const l = toCentiCm(length);
  const w = toCentiCm(width);
  const h = toCentiCm(height);
  const longest = Math.max(l, w, h);
  const shortest = Math.min(l, w, h);
  return { g: toGrams(weight), count, longest, middle: l + w + h - longest - shortest, shortest };
};

/** Around the box, across its longest side. */
export const girthOf = ({ middle, shortest }: Box): number => 2 * (middle + shortest);

const money = (amount: string | undefined, currency: Money['currency']): Money => ({
  hundredths: amount === undefined ? 0 : toHundredths(amount),
  currency,
});

// More than can be counted exactly is more than any parcel is worth.
const capped = (hundredths: number) => Math.min(hundredths, Number.MAX_SAFE_INTEGER);

const goodsOf = ({ goods }: Parcel) =>
  goods.map(({ hsCode = '', value, quantity }) => ({
    hsCode: hsCode.replace(/\D/g, ''),
    hundredths: capped(toHundredths(value) * quantity),
  }));

export const measure = (parcel: Parcel): Measured => {
  const goods = goodsOf(parcel);
  const { declaredCurrency } = parcel;
  const measured = {
    parcel,
    postKey: postKey(parcel.countryCode, parcel.postCode),
    boxes: parcel.boxes.map(boxOf),
    boxCount: 0,
    realG: 0,
    lightestG: Number.POSITIVE_INFINITY,
    heaviestG: 0,
    longest: 0,
    sides: 0,
    girth: 0,
    properties: [...new Set(parcel.goods.map(({ cargoProperty }) => cargoProperty))],
    goods,
    declared: {
      hundredths: capped(goods.reduce((sum, { hundredths }) => sum + hundredths, 0)),
      currency: declaredCurrency,
    },
    insured: money(parcel.insuranceValue, parcel.insuranceCurrency ?? declaredCurrency),
    cod: money(parcel.codPrice, parcel.codCurrency ?? declaredCurrency),
  };
  for (const box of measured.boxes) {
    measured.boxCount += box.count;
    measured.realG += box.g * box.count;
    measured.lightestG = Math.min(measured.lightestG, box.g);
    measured.heaviestG = Math.max(measured.heaviestG, box.g);
    measured.longest = Math.max(measured.longest, box.longest);
    measured.sides = Math.max(measured.sides, box.longest + box.middle + box.shortest);
    measured.girth = Math.max(measured.girth, girthOf(box));
  }
  return measured;
};
