import { expect, test } from 'vitest';
import { freshGoods, freshOrder, type GoodsField, rowOf } from '../../model/values.ts';
import { withSku } from './withSku.ts';

const sku = { sku: 'CASE-01', goodsName: '手机壳', value: '3.20', currency: 'EUR' as const };

test('an entry brings its currency where nothing has a value yet', () => {
  const order = freshOrder();
  const next = withSku(order, order.goods[0]?.key ?? 0, sku);
  expect(next).toMatchObject({
    declaredCurrency: 'EUR',
    goods: [{ sku: 'CASE-01', goodsName: '手机壳', value: '3.20', quantity: '1' }],
  });
});

test('a value in another currency is not taken beside others', () => {
  const order = freshOrder({ goods: [rowOf<GoodsField>({ value: '9' }), freshGoods()] });
  const next = withSku(order, order.goods[1]?.key ?? 0, sku);
  expect(next.declaredCurrency).toBeUndefined();
  expect(next.goods?.[1]).toMatchObject({ goodsName: '手机壳' });
  expect(next.goods?.[1]?.value).toBeUndefined();
});
