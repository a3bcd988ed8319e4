import type { Currency, Surcharge } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { grouped } from '../../../../../shared/feedback/values/amountText.ts';

export const isPercent = (basis: string) => basis.startsWith('percent');

/** How much a surcharge is, and of what. */
export const SurchargeRule = (props: { surcharge: Surcharge; currency: Currency }) => {
  const { basis, value, min, max, currency = props.currency } = props.surcharge;
  const { t } = useTranslation('priceSheets');
  const money = (amount: string) => `${grouped(amount)} ${currency}`;
  const parts = [
    `${t(`basis.${basis}`)} ${isPercent(basis) ? `${value}%` : money(value)}`,
    min && `${t('surcharge.min')} ${money(min)}`,
    max && `${t('surcharge.max')} ${money(max)}`,
  ];
  return parts.filter(Boolean).join(' · ');
};
