import type { listWithheld, Parsed, Result } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { numberedOrders } from '../orders/index.ts';
import { parcelsOf } from './parcels.view.ts';
import { warehousesInSight } from './whose.ts';
import * as repo from './withholding.repository.ts';

const orderIdsOf = async (ctx: Ctx, number: string | undefined) =>
  number ? (await numberedOrders(ctx, [number])).map(({ id }) => id) : undefined;

export const list = async (
  ctx: Ctx,
  { warehouseId, number, ...filter }: Parsed<typeof listWithheld>['body'],
): Promise<Result<typeof listWithheld>> => {
  const { pageNo, pageSize } = filter;
  const warehouseIds = await warehousesInSight(ctx, warehouseId);
  const orderIds = await orderIdsOf(ctx, number);
  const [{ ids, total }, byReason] = await Promise.all([
    repo.page(ctx, { ...filter, warehouseIds, orderIds }),
    repo.countByReason(ctx, warehouseIds),
  ]);
  return { page: { records: await parcelsOf(ctx, ids), total, pageNo, pageSize }, byReason };
};
