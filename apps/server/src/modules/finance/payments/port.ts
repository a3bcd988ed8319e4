import type { Currency } from '@alpaca/contract';

export interface PaymentRequest {
  topUpId: string;
  /** What the payer reads. */
  title: string;
  minor: bigint;
  currency: Currency;
}

/** A payment as its provider tells it. */
export interface Payment {
  ref: string;
  topUpId: string;
  state: 'open' | 'paid' | 'over';
  minor: bigint;
  currency: string;
  /** Where it is paid, while it is open. */
  url: string;
}

export interface PaymentProvider {
  name: string;
  /** Asked again for the same top-up, it is the same payment. */
  create(request: PaymentRequest): Promise<Payment>;
  query(ref: string): Promise<Payment>;
  /**
   * Reads what was sent to our callback: a payment, or null where it tells of something else.
   * Throws PaymentForged unless the provider has signed it just now.
   */
  read(body: Buffer, headers: Readonly<Record<string, unknown>>): Payment | null;
}

export class PaymentForged extends Error {
  constructor(reason: string) {
    super(`not signed by the payment provider: ${reason}`);
    this.name = 'PaymentForged';
  }
}

/** The provider did not do what was asked. Tells codes only: no address or key reaches a log. */
export class PaymentFailed extends Error {
  constructor(code: string, cause?: unknown) {
    super(`payment provider failed: ${code}`, cause === undefined ? {} : { cause });
    this.name = 'PaymentFailed';
  }
}
