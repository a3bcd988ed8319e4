import { type ReturnSource, withheldDefaults } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { OrderRow } from '../orders/index.ts';
import { settingsOf } from '../system/index.ts';
import * as repo from './returns.repository.ts';

/**
 * A parcel is coming back: it waits for its place on the shelf. For whoever gives an order up as
 * `return`, in the transaction that does so.
 */
export const addReturn = async (
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'merchant_id' | 'warehouse_id'>,
  source: ReturnSource,
): Promise<repo.ReturnRow> => {
  const { returnDefault } = await settingsOf(ctx, 'returnDefault');
  return repo.insert(ctx, {
    merchantId: order.merchant_id,
    orderId: order.id,
    warehouseId: order.warehouse_id,
    source,
    byDefault: withheldDefaults[returnDefault] ?? 'stay',
  });
};
