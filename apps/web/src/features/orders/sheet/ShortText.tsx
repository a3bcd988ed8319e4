import { useTranslation } from 'react-i18next';
import type { ShortSum } from './shortSums.ts';

/** How much is missing, and how many of the orders can be paid all the same. */
export const ShortText = ({ sum }: { sum: ShortSum }) => {
  const { t } = useTranslation('imports');
  return t('forecast.short', {
    gap: sum.gap,
    currency: sum.currency,
    orders: sum.orders,
    fitting: sum.fitting,
  });
};
