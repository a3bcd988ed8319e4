import { toCentiCm, toGrams } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { findOrder, lockOrders, type OrderRow } from '../orders/index.ts';
import { divisorOf } from '../rates/index.ts';
import { settingsOf } from '../system/index.ts';
import { boxesOf, type Measures, surroundingsOf } from './parcel.repository.ts';
import type { Parcel, WeighingRules } from './stops.ts';

interface Meant {
  orderId: string;
  line: number | null;
  warehouseId: string;
}

const around = async (ctx: Ctx, order: OrderRow, { line, warehouseId }: Meant): Promise<Parcel> => {
  const [boxes, around] = await Promise.all([
    boxesOf(ctx, order.id),
    surroundingsOf(ctx, order.id, warehouseId),
  ]);
  return { order, boxes, around, warehouseId, line };
};

/** A parcel as it is at this moment. */
export const seeParcel = async (ctx: Ctx, meant: Meant): Promise<Parcel> =>
  around(ctx, await findOrder(ctx, meant.orderId), meant);

/** A parcel that nobody else moves until the transaction ends: two stations meet here. */
export const lockParcel = async (ctx: Ctx, meant: Meant): Promise<Parcel> => {
  const [order] = await lockOrders(ctx, [meant.orderId]);
  return around(ctx, order as OrderRow, meant);
};

/** By what a parcel is weighed; only of what was priced. */
export const weighingRules = async (ctx: Ctx, { version_id }: OrderRow): Promise<WeighingRules> => {
  const [settings, divisor] = await Promise.all([
    settingsOf(ctx, 'weightFarPercent', 'sizeWaivedGrams'),
    version_id ? divisorOf(ctx, version_id) : 0,
  ]);
  return { ...settings, divisor };
};

interface Weighed {
  weight: number;
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

export const measuresOf = ({ weight, length, width, height }: Weighed): Measures => ({
  g: toGrams(weight),
  sides:
    length === undefined || width === undefined || height === undefined
      ? null
      : [toCentiCm(length), toCentiCm(width), toCentiCm(height)],
});
