import type { BagStop, OrderStatus } from '@alpaca/contract';
import type { PlacedBox } from './boxes.repository.ts';

/** A bag that is being filled, and the batch it belongs to. */
export interface FillingBag {
  id: string;
  isOpen: boolean;
  warehouseId: string;
  productId: string;
}

/** An order as a bag judges it. */
export interface BaggedOrder {
  orderNo: string;
  status: OrderStatus;
  booking: string;
  settlement: string;
  label: string;
  warehouseId: string | null;
  productId: string | null;
}

export type Verdict = { box: PlacedBox } | { stop: BagStop; bagNo?: string };

/**
 * The boxes that a number may mean: the one that it names, or any where it names the order. A carrier
 * that gave one number for all of them names none. One that never came is not another in its place.
 */
export const meantBoxes = (
  boxes: readonly PlacedBox[],
  orderNo: string,
  number: string,
): PlacedBox[] => {
  const due = boxes.filter(({ absent }) => !absent);
  const spelt = [number, number.toUpperCase()];
  const eachNumbered = due.every(({ trackingNumber }) => trackingNumber !== '');
  const named = boxes.filter(
    ({ subOrderNo, trackingNumber, boxNo, absent }) =>
      (subOrderNo !== orderNo && spelt.includes(subOrderNo)) ||
      (eachNumbered && !absent && spelt.includes(trackingNumber)) ||
      (boxNo.length > 5 && spelt.includes(boxNo)),
  );
  return named.length > 0 ? named : due;
};

const left: readonly OrderStatus[] = [
  'outWarehouse',
  'delivered',
  'chargedBack',
  'voided',
  'refunded',
];
const here: readonly OrderStatus[] = ['inWarehouse', 'withheld'];

/** Whether the parcel may leave in this bag at all, whichever of its boxes it is. */
const stopOf = (order: BaggedOrder, bag: FillingBag): BagStop | null => {
  if (left.includes(order.status)) return 'gone';
  if (!here.includes(order.status)) return 'notReceived';
  if (order.warehouseId !== bag.warehouseId) return 'wrongWarehouse';
  if (order.status === 'withheld') return 'withheld';
  if (order.productId !== bag.productId) return 'wrongLine';
  if (order.booking !== 'booked' || order.settlement !== 'paid' || order.label !== 'ready') {
    return 'notBooked';
  }
  return null;
};

/** Which box goes into the bag, or why none does. */
export const judgeIn = (
  order: BaggedOrder,
  meant: readonly PlacedBox[],
  bag: FillingBag,
): Verdict => {
  const stop = stopOf(order, bag);
  if (stop) return { stop };
  const free = meant.find(({ place }) => place === 'floor');
  if (free) return { box: free };
  const inHere = meant.find(({ bagId }) => bagId === bag.id);
  if (inHere) return { stop: 'alreadyIn', bagNo: inHere.bagNo };
  const other = meant.find(({ place }) => place === 'bag');
  return other ? { stop: 'inAnotherBag', bagNo: other.bagNo } : { stop: 'notReceived' };
};

/** Which box comes out of the bag; the last that was put in where several are meant. */
export const judgeOut = (meant: readonly PlacedBox[], bag: FillingBag): Verdict => {
  const inHere = meant.findLast(({ bagId }) => bagId === bag.id);
  if (inHere) return { box: inHere };
  const other = meant.find(({ place }) => place === 'bag');
  return { stop: 'notInBag', ...(other && { bagNo: other.bagNo }) };
};
