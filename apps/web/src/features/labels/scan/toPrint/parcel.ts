import type { Currency, OrderDraft, OrderSummary, Request, submitOrder } from '@alpaca/contract';

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
  | 'incomplete'
  | 'changed'
  | 'refused'
  | 'labelLate'
  | 'failed';

export interface Price {
  total: string;
  currency: Currency;
}

/** A weight that was not taken, and why. */
export interface WeightDoubt {
  issue: 'nothing' | 'tooHeavy' | 'farOff';
  kg: number;
}

export interface Parcel {
  key: number;
  number: string;
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

/** Whether it is still being worked on without anybody's help. */
export const isUnderWay = ({ step }: Parcel) =>
  ['looking', 'waiting', 'weighing', 'submitting', 'booking', 'printing'].includes(step);
