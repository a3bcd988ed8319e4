import type { ExchangeQuote } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import styles from './Exchange.module.css';

/** What leaves one wallet, what arrives in the other, and at which rate. */
export const QuoteFacts = ({ quote }: { quote: ExchangeQuote }) => {
  const { t } = useTranslation('finance');
  const { from, to, sold, bought, rate, isEnough, available } = quote;
  return (
    <div className={styles.quote} role="status">
      <FactList
        facts={[
          [t('exchange.sold'), <Amount key="sold" value={sold} currency={from} />],
          [t('exchange.bought'), <Amount key="bought" value={bought} currency={to} />],
          [t('exchange.rate'), `1 ${from} = ${rate} ${to}`],
        ]}
      />
      {!isEnough && (
        <p className={styles.short}>
          {t('exchange.tooLow')} <Amount value={available} currency={from} />
        </p>
      )}
    </div>
  );
};
