import { currencyExponents, isCurrency } from '@alpaca/contract';
import styles from './Amount.module.css';
import { grouped, padded } from './amountText.ts';

interface Props {
  /** A decimal text, as amounts cross the wire. */
  value: string | null | undefined;
  currency?: string;
  /** Shows a plus too, for movements of money. */
  signed?: boolean;
}

/** An amount of money, in figures that stand under each other. Less is not worse: never red. */
export const Amount = ({ value, currency, signed = false }: Props) => {
  if (!value) return '--';
  const decimals = currency && isCurrency(currency) ? currencyExponents[currency] : 0;
  const negative = value.startsWith('-');
  const sign = negative ? '−' : signed ? '+' : '';
  return (
    <span className={styles.amount}>
      {sign}
      {grouped(padded(value.replace('-', ''), decimals))}
      {currency && <span className={styles.currency}> {currency}</span>}
    </span>
  );
};
