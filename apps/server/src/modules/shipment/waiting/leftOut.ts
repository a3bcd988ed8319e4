import { type LeftOut, type LeftOutReason, leftOutShown } from '@alpaca/contract';
import { Refusal } from '../../../platform/refusal.ts';
import type { Taking } from './lineWarehouses.ts';
import type { LeftRow } from './waiting.repository.ts';

const isAccepted = ({ booking }: LeftRow) => booking === 'booked' || booking === 'awaitingWeight';

export const linesOf = (rows: readonly LeftRow[]): string[] =>
  rows.flatMap(({ product_id }) => product_id ?? []);

/** Why an order can't be handed over there; null where it can. */
export const reasonOf = (
  row: LeftRow,
  taking: Taking,
  warehouseId: string | undefined,
): LeftOutReason | null => {
  if (row.status !== 'generated') return 'status';
  if (row.handed_over_at) return 'listed';
  if (row.booking === 'cancelling') return 'cancelling';
  if (row.intercept_at) return 'intercepted';
  if (!isAccepted(row)) return 'status';
  const houses = taking.get(row.product_id ?? '') ?? [];
  if (houses.length === 0) return 'noWarehouse';
  const isTaken = warehouseId === undefined || houses.some(({ id }) => id === warehouseId);
  return isTaken ? null : 'lineNotTaken';
};

export const leftOutAs = (row: LeftRow, reason: LeftOutReason): LeftOut => ({
  orderId: row.id,
  transactionOrderNo: row.order_no,
  reason,
  shipmentNo: row.shipment_no ?? '',
});

/** Nothing is done, and the caller learns of each order why. */
export const refuseLeftOut = (leftOut: readonly LeftOut[]): never => {
  const nos = leftOut.slice(0, 3).map(({ transactionOrderNo }) => transactionOrderNo);
  throw new Refusal(
    'shipment.leftOut',
    { count: leftOut.length, nos: nos.join(', ') },
    { leftOut: leftOut.slice(0, leftOutShown) },
  );
};
