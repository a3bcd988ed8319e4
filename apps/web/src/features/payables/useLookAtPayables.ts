import {
  getCarrierBill,
  listBillLines,
  listCarrierBills,
  listPayableEntries,
  listPayees,
  listPaymentRuns,
  listUnbilled,
} from '@alpaca/contract';
import { useLookAgain } from '../../shared/api/useCall.ts';

const shown = [
  listCarrierBills,
  getCarrierBill,
  listBillLines,
  listUnbilled,
  listPaymentRuns,
  listPayees,
  listPayableEntries,
];

/** One act shows in several places: a bill that is booked is owed, can be paid and has lines to look at. */
export const useLookAtPayables = () => useLookAgain(shown);
