import { getBilIncomeFlow } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';

/** Every movement of money for an order, first to last. */
export const useMoneyFlow = (id: string) =>
  useCall(getBilIncomeFlow, { query: { id } }, { meta: { quiet: true } });
