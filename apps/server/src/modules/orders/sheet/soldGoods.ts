import { type SkuForm, toGrams } from '@alpaca/contract';
import type { Written } from '../../imports/index.ts';

/** Marketplaces tell what was sold: how it is declared and what it weighs, the SKU library says. */

/** The currency in which the library has the first of the SKUs that it knows. */
export const libraryCurrency = (
  rows: readonly Written[],
  skus: ReadonlyMap<string, SkuForm>,
): string | undefined => rows.flatMap(({ sku }) => skus.get(String(sku))?.currency ?? []).at(0);

const isFigure = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** What all goods weigh together; null where it isn't known of each. */
const goodsKg = (goods: readonly Written[]): number | null => {
  let grams = 0;
  for (const { weight, quantity } of goods) {
    if (!isFigure(weight) || !isFigure(quantity)) return null;
    grams += toGrams(weight) * quantity;
  }
  return grams > 0 ? grams / 1000 : null;
};

interface SheetBox {
  /** The row it stands in. */
  at: number;
  box: Written;
}

/** One box with all the goods, which weighs what they do where nobody says another weight. */
export const boxOfGoods = (boxes: readonly SheetBox[], goods: readonly Written[]): SheetBox[] => {
  const weight = goodsKg(goods);
  if (weight === null || boxes.length > 1) return [...boxes];
  const [{ at, box } = { at: 0, box: {} }] = boxes;
  return [{ at, box: { weight, ...box } }];
};
