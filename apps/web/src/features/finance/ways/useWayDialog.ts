import { type CallSpec, listBankAccounts, listPaymentCodes } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useLookAgain } from '../../../shared/api/useCall.ts';
import { say } from '../../../shared/store/notice.ts';

const calls: readonly CallSpec[] = [listBankAccounts, listPaymentCodes];

/** What follows once a way to pay is saved. */
export const useWayDialog = (onClose: () => void) => {
  const { t } = useTranslation('waysToPay');
  const look = useLookAgain(calls);
  const onSuccess = () => {
    say('success', t('saved'));
    look();
    onClose();
  };
  return { look, onSuccess };
};
