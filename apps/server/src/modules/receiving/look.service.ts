import type { lookAtNumber, OrderForm, Parsed, Result, ScannedOrder } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { findShipmentByNumber, shipmentCounts } from '../shipment/index.ts';
import { countryName } from '../system/index.ts';
import { requireOwnWarehouse } from '../warehouses/index.ts';
import { nameIn } from './names.ts';
import { orderByNumber } from './numbers.repository.ts';
import type { BoxRow } from './parcel.repository.ts';
import { seeParcel, weighingRules, weighingSettings } from './parcels.ts';
import {
  linesFor,
  needsSize,
  type Parcel,
  stopBefore,
  stopIn,
  stopped,
  type WeighingRules,
} from './stops.ts';

type Looked = Result<typeof lookAtNumber>;

const sizeOf = (...sides: (number | null)[]): number[] | null =>
  sides.every((side) => side !== null) ? sides.map((side) => side / 100) : null;

const boxIn = (box: BoxRow): ScannedOrder['boxes'][number] => ({
  line: box.line,
  boxNo: box.box_no,
  subOrderNo: box.sub_order_no,
  declaredKg: box.weight_g / 1000,
  declaredSize: sizeOf(box.length_cc, box.width_cc, box.height_cc),
  measuredKg: box.measured_g === null ? null : box.measured_g / 1000,
  measuredSize: sizeOf(box.measured_length_cc, box.measured_width_cc, box.measured_height_cc),
  absent: box.absent,
});

/** Of the box that is weighed next: by what was declared, since nothing was weighed yet. */
const mayNeedSize = (parcel: Parcel, rules: WeighingRules) => {
  const [line] = linesFor(parcel, 1);
  const next = parcel.boxes.find((box) => box.line === line);
  return needsSize(next?.weight_g ?? 0, rules);
};

const scannedOrder = (ctx: Ctx, parcel: Parcel, rules: WeighingRules): ScannedOrder => {
  const { order, boxes, around, line } = parcel;
  const { goods = [] } = order.form as Partial<OrderForm>;
  return {
    id: order.id,
    transactionOrderNo: order.order_no,
    customerNo: order.customer_no,
    trackingNumber: order.tracking_number,
    merchantCode: around.merchantCode,
    merchantName: nameIn(ctx, around.merchant),
    productName: nameIn(ctx, around.product),
    countryCode: order.country_code,
    countryName: countryName(ctx.lang, order.country_code),
    status: order.status,
    labelAt: order.label_at,
    cargoProperties: [...new Set(goods.flatMap(({ cargoProperty }) => cargoProperty ?? []))],
    boxes: boxes.map(boxIn),
    line,
    needsSize: mayNeedSize(parcel, rules),
    shipmentNo: around.listed?.shipmentNo ?? '',
    intercepted: order.intercept_at !== null,
  };
};

const scannedShipment = async (ctx: Ctx, number: string): Promise<Looked['shipment']> => {
  const found = await findShipmentByNumber(ctx, number);
  if (!found) return null;
  const [counts, merchant] = await Promise.all([
    shipmentCounts(ctx, [found.id]),
    ctx.db
      .selectFrom('merchants')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('merchant_id', '=', found.merchantId)
      .select(['code', 'name_zh as zh', 'name_en as en'])
      .executeTakeFirstOrThrow(),
  ]);
  const { listed = 0, arrived = 0 } = counts.get(found.id) ?? {};
  return {
    id: found.id,
    shipmentNo: found.shipmentNo,
    merchantId: found.merchantId,
    merchantCode: merchant.code,
    merchantName: nameIn(ctx, merchant),
    listed,
    arrived,
  };
};

/** A list of another warehouse is not brought here. */
const listStop = async (ctx: Ctx, number: string, warehouseId: string) =>
  (await findShipmentByNumber(ctx, number, warehouseId))
    ? null
    : stopIn(ctx, stopped('wrongWarehouse', { words: 'listElsewhere' }));

/** What a number on a parcel means, and what speaks against taking it in here. Nothing is changed. */
export const look = async (
  ctx: Ctx,
  { number, warehouseId }: Parsed<typeof lookAtNumber>['body'],
): Promise<Looked> => {
  await requireOwnWarehouse(ctx, warehouseId);
  const found = await orderByNumber(ctx, number);
  if (typeof found === 'object') {
    const parcel = await seeParcel(ctx, { ...found, warehouseId });
    const rules = await weighingRules(ctx, parcel.order, weighingSettings(ctx));
    const stop = stopBefore(parcel);
    return {
      order: scannedOrder(ctx, parcel, rules),
      shipment: null,
      stop: stop && stopIn(ctx, stop),
    };
  }
  if (found === 'several') {
    const stop = stopIn(ctx, stopped('unknown', { words: 'unknownSeveral' }));
    return { order: null, shipment: null, stop };
  }
  const shipment = await scannedShipment(ctx, number);
  if (!shipment) return { order: null, shipment, stop: stopIn(ctx, stopped('unknown')) };
  return { order: null, shipment, stop: await listStop(ctx, number, warehouseId) };
};
