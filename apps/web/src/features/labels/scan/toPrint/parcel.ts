import type { Currency, OrderDraft, OrderSummary, Request, submitOrder } from '@alpaca/contract';
import { type WeightIssue, weightIssue } from './weight.ts';

/** Where a parcel is on its way from the scanner to the printer. */
export type Step =
  | 'looking'
  /** Its turn on the scale comes. */
  | 'waiting'
  | 'weighing'
  | 'submitting'
  | 'booking'
  | 'printing'
  | 'done'
  | 'asks'
  | 'wrong'
  /** Put aside by its person; the draft is as it was. */
  | 'aside';

/** What somebody can say yes to. */
export type Question =
  | 'remote'
  | 'price'
  | 'unpaid'
  | 'payPrice'
  | 'noAnswer'
  | 'again'
  | 'notPrinted';

export type Fault =
  | 'unknown'
  | 'twice'
  | 'notDraft'
  /** Of its SKU no draft is left that nobody has in hand. */
  | 'noneLeft'
  | 'incomplete'
  | 'changed'
  | 'refused'
  | 'labelLate'
  | 'noAnswer'
  | 'failed';

export interface Price {
  total: string;
  currency: Currency;
}

/** A weight that was not taken, and why. */
export interface WeightDoubt {
  issue: WeightIssue;
  kg: number;
}

export interface Parcel {
  key: number;
  /** As it was scanned: an order's number, or a SKU. */
  number: string;
  /** When it was scanned and when its last step began, as a count of all that happened. */
  scannedAt: number;
  steppedAt: number;
  /** The SKU it was found by; empty where an order's number was scanned. */
  sku: string;
  /** So many drafts of its SKU come after it. */
  left: number;
  /** Drafts of its SKU that somebody else was faster with. */
  passed: readonly string[];
  order: OrderSummary | null;
  form: OrderDraft | null;
  step: Step;
  question: Question | null;
  fault: Fault | null;
  /** What a call, a carrier or a printer said. */
  message: string;
  /** Of its boxes, as far as they were weighed. */
  weights: readonly number[];
  doubt: WeightDoubt | null;
  /** What its person was shown: by the weight that was declared, or what is asked now. */
  price: Price | null;
}

export type SubmittedForm = Request<typeof submitOrder>['body']['form'];

/** A draft that says nothing of its boxes is one. */
export const boxesOf = ({ form }: Parcel): OrderDraft['boxes'] =>
  form && form.boxes.length > 0 ? form.boxes : [{}];

export const declaredOf = (parcel: Parcel): number | undefined =>
  boxesOf(parcel)[parcel.weights.length]?.weight;

/** The draft with what the scale said. */
export const weighedForm = (parcel: Parcel): SubmittedForm =>
  ({
    ...parcel.form,
    boxes: boxesOf(parcel).map((box, at) => ({ ...box, weight: parcel.weights[at] ?? box.weight })),
  }) as SubmittedForm;

/** How many of its SKU go into it. */
export const piecesOf = ({ sku, form }: Parcel): number => (sku && form?.goods[0]?.quantity) || 1;

/** Whether the weights of one are good for the other: as many pieces in as many boxes. */
export const isAlike = (one: Parcel, other: Parcel): boolean => {
  const boxes = boxesOf(other);
  const fits = (kg: number, at: number) => weightIssue(kg, boxes[at]?.weight) === null;
  return (
    piecesOf(one) === piecesOf(other) &&
    boxes.length === one.weights.length &&
    one.weights.every(fits)
  );
};

/** Whether it is still being worked on without anybody's help. */
export const isUnderWay = ({ step }: Parcel) =>
  ['looking', 'waiting', 'weighing', 'submitting', 'booking', 'printing'].includes(step);

/** Whether its order is this table's, and nobody's else: a second scan of it is one too many. */
export const isInHand = (parcel: Parcel) =>
  isUnderWay(parcel) || parcel.step === 'done' || parcel.step === 'asks';
