import type { SkuView } from '@alpaca/contract';
import { isBlank } from '../../../../shared/lib/isBlank.ts';
import { edited } from '../../model/rows.ts';
import {
  type GoodsField,
  type GoodsRow,
  goodsFields,
  type OrderValues,
} from '../../model/values.ts';

/** What a line takes over of an entry of the library, or of a line of an earlier order. */
const textsOf = (sku: Partial<SkuView>): Partial<Record<GoodsField, string>> =>
  Object.fromEntries(
    goodsFields
      .filter((name) => name !== 'quantity' && !isBlank((sku as Record<string, unknown>)[name]))
      .map((name) => [name, String((sku as Record<string, unknown>)[name])]),
  );

/**
 * A line filled from an entry. Values are in the entry's currency: it becomes the order's where no
 * other line has a value yet; where one has, this value is left for the person to say.
 */
export const withSku = (
  before: OrderValues,
  key: number,
  sku: Partial<SkuView>,
): Partial<OrderValues> => {
  const { currency = before.declaredCurrency } = sku;
  const others = before.goods.some((row) => row.key !== key && !isBlank(row.value));
  const fits = currency === before.declaredCurrency || !others;
  const { value, ...rest } = textsOf(sku);
  const texts = fits ? { ...rest, value } : rest;
  return {
    goods: edited<GoodsField>(before.goods as readonly GoodsRow[], key, texts),
    ...(fits && { declaredCurrency: currency }),
  };
};
