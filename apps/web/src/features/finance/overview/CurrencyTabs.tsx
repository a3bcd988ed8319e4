import type { Currency } from '@alpaca/contract';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  value: Currency;
  options: readonly Currency[];
  onChange: (currency: Currency) => void;
}

/** One of the few currencies that a merchant has; not there where it has one. */
export const CurrencyTabs = ({ value, options, onChange }: Props) => {
  const { t } = useTranslation('finance');
  if (options.length < 2) return null;
  return (
    <Segmented<Currency>
      aria-label={t('currency')}
      value={value}
      options={[...options]}
      onChange={onChange}
    />
  );
};
