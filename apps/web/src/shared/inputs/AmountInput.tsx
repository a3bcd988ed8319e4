import { currencyExponents, isCurrency } from '@alpaca/contract';
import { Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { CurrencySelect } from './CurrencySelect.tsx';
import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';

interface Props extends DecimalInputProps {
  currency: string;
  /** Given: the currency can be chosen beside the amount. */
  onCurrency?: ((currency: string) => void) | undefined;
}

const usualDecimals = 2;

/** An amount of money as a decimal text, with as many decimals as its currency has. */
export const AmountInput = ({ currency, onCurrency, ...rest }: Props) => {
  const { t } = useTranslation('shared');
  const decimals = isCurrency(currency) ? currencyExponents[currency] : usualDecimals;
  const input = <DecimalInput {...rest} fill decimals={decimals} unit={!onCurrency && currency} />;
  if (!onCurrency) return input;
  return (
    <Space.Compact block>
      {input}
      <CurrencySelect
        style={{ width: 104 }}
        aria-label={t('currency.label')}
        value={currency}
        onChange={(next) => next && onCurrency(next)}
        allowClear={false}
      />
    </Space.Compact>
  );
};
