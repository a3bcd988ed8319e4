import type { Approval } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { grouped } from '../../shared/feedback/values/amountText.ts';
import { useMerchantWords } from './useMerchantWords.ts';

type Changing = Pick<Approval, 'kind' | 'changes' | 'adjustment'>;

/** What would change, line by line: from what to what, or how much goes into the wallet or out of it. */
export const useChangeLines = () => {
  const { t } = useTranslation('opsMerchants');
  const { label, text } = useMerchantWords();
  return ({ kind, changes, adjustment }: Changing): string[] => {
    if (kind === 'erasure') return [t('change.erasure')];
    if (adjustment) {
      const { amount, currency } = adjustment;
      const sign = amount.startsWith('-') ? '−' : '+';
      return [`${sign}${grouped(amount.replace('-', ''))} ${currency}`];
    }
    return changes.map(({ field, from, to }) =>
      t('change.line', {
        field: label(field),
        from: text(field, from) ?? from ?? '—',
        to: text(field, to) ?? to ?? '—',
      }),
    );
  };
};
