import type { CarrierBill } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';

/** What is asked before a bill is booked: how much is owed then, what goes, and what stays to be looked at. */
export const usePostQuestion = (bill: CarrierBill) => {
  const { t } = useTranslation('payables');
  const { billNo: no, version, unknown, payeeName: payee, total: amount, currency } = bill;
  return {
    title: t('ask.post', { no }),
    text: [
      t('askText.post', { amount, currency, payee }),
      ...(version > 1 ? [t('askText.replaces', { version: version - 1 })] : []),
      ...(unknown > 0 ? [t('askText.unknown', { count: unknown })] : []),
    ].join(' '),
    yes: t('act.post'),
  };
};
