import type {
  ReceiveAnswer,
  Request,
  receiveParcel,
  ScannedOrder,
  ScannedShipment,
} from '@alpaca/contract';
import type { Size } from '../measure/measure.ts';
import type { Photo } from '../queue/entry.ts';

export type Stop = NonNullable<ReceiveAnswer['stop']>;
export type Withhold = NonNullable<Request<typeof receiveParcel>['body']['withhold']>;
export type Received = NonNullable<ReceiveAnswer['received']>;

/** What a station learns of a number before its weight. */
export interface Look {
  order: ScannedOrder | null;
  shipment: ScannedShipment | null;
  stop: Stop | null;
}

/** The parcel that lies before its operator. */
export interface InHand {
  /** Counted up: a late word of an earlier one says nothing of this. */
  key: number;
  number: string;
  /** `noLine`: nobody could be asked; number and weight are enough. */
  look: 'looking' | 'found' | 'stray' | 'noLine';
  order: ScannedOrder | null;
  /** What to do about it, in the server's words. */
  note: string;
  weight: number | null;
  size: Size | null;
  alike: number;
  photos: readonly Photo[];
  withhold: Withhold | null;
  /** Whose it is, where nobody forecast it. */
  merchantCode: string;
}

/** What was scanned here and is over, the latest first. */
export interface Outcome {
  key: string;
  number: string;
  time: string;
  weightKg: number;
  received: Received | null;
  /** Taken in under this merchant. */
  stray: string;
  /** Scanned and never weighed. */
  isLeft: boolean;
}

/** What a parcel still lacks before it is saved. */
export type Want = 'weight' | 'size' | 'merchant';

export const wantOf = ({ look, weight, size, order, merchantCode }: InHand): Want | null => {
  if (look === 'stray' && !merchantCode) return 'merchant';
  if (weight === null) return 'weight';
  return order?.needsSize && !size ? 'size' : null;
};

/** Boxes that are still to be weighed; a number that names none, of an order that nobody knows: one. */
export const boxesLeft = (order: ScannedOrder | null): number =>
  order?.boxes.filter(({ measuredKg, absent }) => measuredKg === null && !absent).length ?? 1;

/** The box that is weighed now: the one that was scanned, or the next. */
export const boxOf = (order: ScannedOrder) =>
  order.boxes.find(({ line }) => line === order.line) ??
  order.boxes.find(({ measuredKg, absent }) => measuredKg === null && !absent) ??
  null;
