import type { CarrierBill } from '@alpaca/contract';
import { difference, type Money } from '../../orders/index.ts';

/** What is still owed of a bill. */
export const leftOf = ({ total, paid, currency }: CarrierBill): Money => ({
  currency,
  amount: difference(total, paid, currency),
});

/** Whether some of it was paid and some was not. */
export const isPartlyPaid = (bill: CarrierBill) =>
  Number(bill.paid) !== 0 && Number(leftOf(bill).amount) !== 0;
