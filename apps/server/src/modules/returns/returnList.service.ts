import type { listReturns, listShelfPlaces, Parsed, Result } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { numberedOrders } from '../orders/index.ts';
import { ownWarehouseIds, requireOwnWarehouse } from '../warehouses/index.ts';
import * as repo from './returns.repository.ts';
import { viewsOf } from './returns.view.ts';

const inSight = async (ctx: Ctx, warehouseId: string | undefined) => {
  if (ctx.merchantId) return warehouseId ? [warehouseId] : null;
  if (!warehouseId) return ownWarehouseIds(ctx);
  await requireOwnWarehouse(ctx, warehouseId);
  return [warehouseId];
};

const numberedBy = async (ctx: Ctx, number: string | undefined) =>
  number ? { number, orderIds: (await numberedOrders(ctx, [number])).map(({ id }) => id) } : null;

export const places = async (
  ctx: Ctx,
  warehouseId: string,
): Promise<Result<typeof listShelfPlaces>> => {
  await requireOwnWarehouse(ctx, warehouseId);
  return repo.places(ctx, warehouseId);
};

export const list = async (
  ctx: Ctx,
  { warehouseId, number, ...filter }: Parsed<typeof listReturns>['body'],
): Promise<Result<typeof listReturns>> => {
  const { pageNo, pageSize } = filter;
  const [warehouseIds, numbered] = await Promise.all([
    inSight(ctx, warehouseId),
    numberedBy(ctx, number),
  ]);
  const [{ ids, total }, byState] = await Promise.all([
    repo.page(ctx, { ...filter, warehouseIds, numbered }),
    repo.countByState(ctx, warehouseIds),
  ]);
  return { page: { records: await viewsOf(ctx, ids), total, pageNo, pageSize }, byState };
};
