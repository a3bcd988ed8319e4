import type { Quote } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { Favourite } from './Favourite.tsx';
import styles from './Quote.module.css';

interface Props {
  quote: Quote;
  cheapest: boolean;
  fastest: boolean;
}

/** A quote's product, and what speaks for or against it. */
export const ProductCell = ({ quote, cheapest, fastest }: Props) => {
  const { t } = useTranslation('quotes');
  const { productId, productName, productCode, channelName } = quote;
  return (
    <div className={styles.product}>
      <Favourite productId={productId} product={productName} />
      <span className={styles.names}>
        <span className={styles.name}>{productName}</span>
        <small>
          {productCode} · {channelName}
        </small>
      </span>
      <span className={styles.marks}>
        {cheapest && <StatusTag kind="success">{t('compare.cheapest')}</StatusTag>}
        {fastest && <StatusTag kind="info">{t('compare.fastest')}</StatusTag>}
        {quote.ok && quote.isRemote && <StatusTag kind="warning">{t('compare.remote')}</StatusTag>}
      </span>
    </div>
  );
};
