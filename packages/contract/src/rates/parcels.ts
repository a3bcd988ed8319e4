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

/** Who pays the duty: the sender, or the consignee on delivery. */
export const dutyTerms = ['DDP', 'DDU'] as const;
export const DutyTerms = z.enum(dutyTerms, 'web.verify.41');
export type DutyTerms = z.infer<typeof DutyTerms>;
/** Where neither the order nor its line says it. */
export const usualDuty: DutyTerms = 'DDU';

const hsCodeError = ({ input }: { input?: unknown }) =>
  /^\d*$/.test(String(input)) ? 'web.verify.57' : 'web.verify.10';
/** Where customs file a thing; '' where nobody knows. Printed with points, as in 6109.10, and kept without. */
export const HsCode = z.string().check(
  z.trim(),
  z.overwrite((code) => code.replaceAll('.', '')),
  z.regex(/^(\d{4,10})?$/, { error: hsCodeError }),
);

const hasDecimals = (n: number, most: number) => Number(n.toFixed(most)) === n;

const figure = (most: number, decimals: number, said: string) =>
  z.number(said).check(z.refine((n) => n >= 0 && n <= most && hasDecimals(n, decimals), said));

/** More than nothing, which has words of its own. */
const positive = (most: number, decimals: number, said: string, none: string) =>
  z.number(said).check(
    z.refine((n) => n > 0, { error: none, abort: true }),
    z.refine((n) => n <= most && hasDecimals(n, decimals), said),
  );

/** Kilograms with at most three decimals, more than nothing. */
export const Kg = positive(100_000, 3, 'web.verify.45', 'web.verify.74');
/** A weight that may be nothing: where a band begins. */
export const KgFrom = figure(100_000, 3, 'web.verify.45');
/** Centimetres with at most two decimals. */
export const Cm = positive(10_000, 2, 'web.verify.1', 'web.verify.76');

/** Grams and tenths of millimetres: whole numbers, so that no sum depends on its order. */
export const toGrams = (kg: number): number => Math.round(kg * 1000);
export const toCentiCm = (cm: number): number => Math.round(cm * 100);
