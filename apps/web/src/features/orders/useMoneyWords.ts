import type { OrderSummary } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';

/** What becomes of an order's money where it is voided or given back, said before anybody agrees to it. */
export const useMoneyWords = ({ heldAmount, paidAmount, currencyCode }: OrderSummary) => {
  const { t } = useTranslation('orders');
  const currency = currencyCode ?? '';
  const released = heldAmount
    ? t('act.released', { amount: heldAmount, currency })
    : t('act.nothingHeld');
  const returned = paidAmount ? t('act.returned', { amount: paidAmount, currency }) : '';
  return {
    voidText: t('act.voidText', { money: released }),
    refundText: t('act.refundText', { money: returned }).trim(),
  };
};
