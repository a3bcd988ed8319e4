import { constants, type PlainValue } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../shared/api/useDict.ts';
import { grouped } from '../../shared/feedback/values/amountText.ts';

/** What a merchant's terms and price group are called, and how they read. */
export const useMerchantWords = () => {
  const { t } = useTranslation('opsMerchants');
  const terms = useDict('payment_terms');
  const text = (field: string, value: PlainValue): string | undefined => {
    if (field === 'priceGroup' && value === null) return t('priceGroup.none');
    if (field === 'frozen') return t(value ? 'frozen' : 'frozen.not');
    if (value === null) return undefined;
    if (field === 'terms') return terms.textOf(String(value));
    if (field === 'creditDays') return t('days', { days: value });
    return field === 'creditLimit'
      ? `${grouped(String(value))} ${constants.mainCurrency}`
      : undefined;
  };
  return { label: (field: string) => t(field as 'terms'), text };
};
