import { toCentiCm, toGrams } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { sentTogether } from '../../platform/db/sentTogether.ts';
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

const parcelOf = async (
  ctx: Ctx,
  finding: Promise<OrderRow>,
  { orderId, line, warehouseId }: Meant,
): Promise<Parcel> => {
  const boxes = boxesOf(ctx, orderId);
  const around = surroundingsOf(ctx, orderId, warehouseId);
  await sentTogether(finding, boxes, around);
  return { order: await finding, boxes: await boxes, around: await around, warehouseId, line };
};

/** A parcel as it is at this moment. */
export const seeParcel = (ctx: Ctx, meant: Meant): Promise<Parcel> =>
  parcelOf(ctx, findOrder(ctx, meant.orderId), meant);

const lockOrder = async (ctx: Ctx, id: string) => (await lockOrders(ctx, [id]))[0] as OrderRow;

/**
 * A parcel that nobody else moves until the transaction ends: two stations meet here. What is asked behind
 * the lock sees what the other station left.
 */
export const lockParcel = (ctx: Ctx, meant: Meant): Promise<Parcel> =>
  parcelOf(ctx, lockOrder(ctx, meant.orderId), meant);

/** By what this tenant weighs, whatever parcel it is. */
export const weighingSettings = (ctx: Ctx) =>
  settingsOf(ctx, 'weightFarPercent', 'sizeWaivedGrams');

/** By what a parcel is weighed; only of what was priced. */
export const weighingRules = async (
  ctx: Ctx,
  { version_id }: OrderRow,
  settings: ReturnType<typeof weighingSettings>,
): Promise<WeighingRules> => ({
  ...(await settings),
  divisor: version_id ? await divisorOf(ctx, version_id) : 0,
});

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
