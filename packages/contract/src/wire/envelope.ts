import * as z from 'zod/mini';
import type { ChangedMeanwhile } from './revision.ts';

/** What is wrong with one field: where, the message's key, its words. */
export const FieldIssue = z.object({ path: z.string(), key: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof FieldIssue>;

/** The password was right; the sign-in goes on with the ticket and a code, or with a passkey. */
export interface SecondStep {
  ticket: string;
  totp: boolean;
  passkey: boolean;
}

/** Labels that are on paper already: of how many of the orders, and the latest such print. */
export interface PrintedBefore {
  orders: number;
  time: string;
  userName: string;
  workstation: string;
  printer: string;
}

/** An order that can't go with the others, and why; the list that it is on. */
export interface LeftOutOrder {
  orderId: string;
  transactionOrderNo: string;
  reason: string;
  shipmentNo: string;
}

/** What a refusal may tell besides its words, as the envelope's result. */
export interface RefusalDetails {
  issues?: readonly FieldIssue[];
  /** With `record.changedMeanwhile`. */
  changed?: ChangedMeanwhile;
  /** With `auth.secondFactorNeeded`. */
  secondStep?: SecondStep;
  /** With `print.again`. */
  printed?: PrintedBefore;
  /** With `shipment.leftOut`. */
  leftOut?: readonly LeftOutOrder[];
}

export interface Envelope<T> {
  success: boolean;
  code: 0 | 1 | 2;
  message: string;
  result: T;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Stable name of a refusal; absent on success. */
  errorKey?: string;
}
