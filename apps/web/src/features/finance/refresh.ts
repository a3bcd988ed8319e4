import {
  billList,
  getFinanceOverview,
  listWallets,
  topUpById,
  topUpList,
  transactionList,
  transactionSummary,
} from '@alpaca/contract';
import { useLookAgain } from '../../shared/api/useCall.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';

const shown = [
  getFinanceOverview,
  listWallets,
  topUpList,
  topUpById,
  transactionList,
  transactionSummary,
  billList,
];

/** Looks again at all that shows money. */
export const useMoneyChanged = () => useLookAgain(shown);

/** Follows what others do to this merchant's money. */
export const useLiveMoney = () => useRefresh('user', useMoneyChanged());
