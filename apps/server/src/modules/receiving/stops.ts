import type { ReceiveStop, WireTime } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import type { OrderRow } from '../orders/index.ts';
import { type Names, nameIn } from './names.ts';
import type { BoxRow, Measures, Surroundings } from './parcel.repository.ts';

/** Why a parcel is not taken in, as it is kept: its words are found when somebody reads it. */
export interface KeptStop {
  stop: ReceiveStop;
  /** Below `receiveStop`, where there is more to say than the stop itself. */
  words: string;
  vars: Record<string, string | Names>;
  byName: string;
  at: string | null;
}

export const stopped = (
  stop: ReceiveStop,
  {
    words = stop,
    vars = {},
    byName = '',
    at = null,
  }: Partial<Omit<KeptStop, 'at'>> & { at?: Date | null } = {},
): KeptStop => ({ stop, words, vars, byName, at: at?.toISOString() ?? null });

/** A stop as its reader is told of it. */
export const stopIn = (ctx: Ctx, { stop, words: key, vars, byName, at }: KeptStop) => {
  const time = at && toWire(new Date(at), ctx.tenant.zone);
  const said = Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : nameIn(ctx, value),
    ]),
  );
  const text = words(ctx.lang, `receiveStop.${key}`, { ...said, by: byName, time: time ?? '' });
  return { stop, text, byName, at: time as typeof WireTime._zod.output | null };
};

/** An order with all that decides whether its parcel is taken in here. */
export interface Parcel {
  order: OrderRow;
  boxes: readonly BoxRow[];
  around: Surroundings;
  warehouseId: string;
  line: number | null;
}

const lastOf = (boxes: readonly BoxRow[]) =>
  boxes
    .filter(({ received_at }) => received_at)
    .reduce<BoxRow | undefined>(
      (last, box) => (!last || Number(box.received_at) > Number(last.received_at) ? box : last),
      undefined,
    );

const alreadyHere = (box: BoxRow | undefined, at: Date | null): KeptStop =>
  stopped('alreadyHere', { byName: box?.receiver ?? '', at: box?.received_at ?? at });

const named = ({ boxes, line }: Parcel) => boxes.find((box) => box.line === line);

/** By where the order stands. */
const byStatus = (parcel: Parcel): KeptStop | null => {
  const { order, boxes, around } = parcel;
  const vars = { merchant: around.merchant };
  switch (order.status) {
    case 'generated':
      return order.booking === 'cancelling' ? stopped('cancelling', { vars }) : null;
    case 'ordering':
      return order.booking === 'waitingPayment'
        ? stopped('ordering', { vars, words: 'orderingUnpaid' })
        : stopped('ordering', { vars });
    case 'inWarehouse':
    case 'withheld':
      return named(parcel)?.absent
        ? stopped('alreadyHere', { vars, words: 'lateBox' })
        : alreadyHere(named(parcel) ?? lastOf(boxes), order.received_at);
    case 'draft':
    case 'failed':
    case 'voided':
    case 'refunded':
      return stopped(order.status, { vars });
    case 'outWarehouse':
    case 'delivered':
    case 'chargedBack':
      return stopped('gone', { vars });
  }
};

/** By where it was to be brought. */
const byWarehouse = ({ around, boxes, warehouseId }: Parcel): KeptStop | null => {
  const { listed, isTaken, product } = around;
  if (boxes.some((box) => box.warehouse_id !== null && box.warehouse_id !== warehouseId)) {
    return stopped('wrongWarehouse', { words: 'boxesElsewhere' });
  }
  if (listed && listed.warehouseId !== warehouseId) {
    return stopped('wrongWarehouse', { vars: { warehouse: listed.warehouse } });
  }
  return isTaken ? null : stopped('wrongWarehouse', { words: 'lineNotTaken', vars: { product } });
};

/** What is known before anything is weighed. */
export const stopBefore = (parcel: Parcel): KeptStop | null => {
  const here = named(parcel);
  return (
    byStatus(parcel) ?? byWarehouse(parcel) ?? (here?.received_at ? alreadyHere(here, null) : null)
  );
};

export interface Weighing {
  measures: Measures;
  alike: number;
  weightAgreed: boolean;
}

/** What a tenant decided about weighing, and whether the line counts size. */
export interface WeighingRules {
  divisor: number;
  weightFarPercent: number;
  sizeWaivedGrams: number;
}

/** The boxes that a scan is about: the named one or the next, and as many alike after it. */
export const linesFor = ({ boxes, line }: Parcel, alike: number): number[] =>
  boxes
    .filter((box) => !box.received_at && !box.absent && box.line >= (line ?? 0))
    .slice(0, alike)
    .map((box) => box.line);

export const needsSize = (g: number, { divisor, sizeWaivedGrams }: WeighingRules): boolean =>
  divisor > 0 && g > sizeWaivedGrams;

const kg = (g: number) => String(g / 1000);

const isFar = (g: number, declaredG: number, percent: number) =>
  declaredG > 0 && Math.abs(g - declaredG) * 100 > declaredG * percent;

/** What its weight and size say against it. */
export const stopByMeasures = (
  { boxes }: Parcel,
  lines: readonly number[],
  { measures, alike, weightAgreed }: Weighing,
  rules: WeighingRules,
): KeptStop | null => {
  if (lines.length < alike) {
    return stopped('alreadyHere', { words: 'fewerLeft', vars: { left: String(lines.length) } });
  }
  if (!measures.sides && needsSize(measures.g, rules)) return stopped('sizeMissing');
  const far = boxes.find(
    (box) => lines.includes(box.line) && isFar(measures.g, box.weight_g, rules.weightFarPercent),
  );
  if (!far || weightAgreed) return null;
  const vars = { kg: kg(measures.g), forecast: kg(far.weight_g) };
  return stopped('weightFar', { vars });
};
