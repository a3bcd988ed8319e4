import type { Payment } from './port.ts';

interface TopUpFacts {
  pay_method: string;
  payment_ref: string | null;
  audit_status: string;
  amount_minor: bigint;
  currency: string;
}

interface Settlement {
  /** Why a person must look into it. */
  mismatch?: string;
  change?:
    | { audit_status: 'approved'; money_status: 'arrived' }
    | { audit_status: 'rejected'; money_status: 'notArrived' };
}

/** What a provider's word means for the top-up it is about. */
export const settlementOf = (topUp: TopUpFacts, payment: Payment): Settlement => {
  if (topUp.pay_method !== 'online') return { mismatch: 'not paid online' };
  if (topUp.payment_ref && topUp.payment_ref !== payment.ref) {
    return payment.state === 'paid' ? { mismatch: 'another payment' } : {};
  }
  if (topUp.audit_status === 'approved' || payment.state === 'open') return {};
  if (payment.state === 'over') {
    return { change: { audit_status: 'rejected', money_status: 'notArrived' } };
  }
  if (payment.minor !== topUp.amount_minor || payment.currency !== topUp.currency) {
    return { mismatch: 'another amount' };
  }
  return { change: { audit_status: 'approved', money_status: 'arrived' } };
};
