import * as z from 'zod/mini';

/** Parcels, documents, and documents in a bag of the carrier. */
export const goodsTypes = ['WPX', 'DOC', 'PAK'] as const;
export const GoodsType = z.enum(goodsTypes, 'web.verify.41');
export type GoodsType = z.infer<typeof GoodsType>;

/** What a line may refuse to carry, or ask more for; it stands on each goods line. */
export const cargoProperties = [
  'general',
  'builtInBattery',
  'packedBattery',
  'pureBattery',
  'liquid',
  'powder',
  'magnetic',
  'cosmetic',
  'food',
] as const;
export const CargoProperty = z.enum(cargoProperties, 'web.verify.41');
export type CargoProperty = z.infer<typeof CargoProperty>;

const hasDecimals = (n: number, most: number) => Number(n.toFixed(most)) === n;

const figure = (least: number, most: number, decimals: number, said: string) =>
  z.number(said).check(z.refine((n) => n >= least && n <= most && hasDecimals(n, decimals), said));

/** Kilograms with at most three decimals, more than nothing. */
export const Kg = figure(0.001, 100_000, 3, 'web.verify.45');
/** A weight that may be nothing: where a band begins. */
export const KgFrom = figure(0, 100_000, 3, 'web.verify.45');
/** Centimetres with at most two decimals. */
export const Cm = figure(0.01, 10_000, 2, 'web.verify.1');

/** Grams and tenths of millimetres: whole numbers, so that no sum depends on its order. */
export const toGrams = (kg: number): number => Math.round(kg * 1000);
export const toCentiCm = (cm: number): number => Math.round(cm * 100);
