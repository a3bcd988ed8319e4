import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../shared/feedback/values/Amount.tsx';
import styles from './Batch.module.css';
import type { Price } from './bestPrices.ts';

interface Props {
  price: Price | undefined;
  product: string;
  /** Said beside the amount. */
  note: string;
  onWhy: () => void;
}

/** A price that opens its reasons; or why there is none. */
export const PriceCell = ({ price, product, note, onWhy }: Props) => {
  const { t } = useTranslation('trial');
  if (!price) return <span className={styles.refused}>{t('batch.none')}</span>;
  if (price.total === null) {
    return (
      <Tooltip title={price.reason} trigger={['hover', 'focus']}>
        <button type="button" className={`${styles.price} ${styles.refused}`} onClick={onWhy}>
          {t('batch.refused')}
        </button>
      </Tooltip>
    );
  }
  return (
    <span className={styles.cell}>
      <button
        type="button"
        className={styles.price}
        title={t('batch.why', { product })}
        onClick={onWhy}
      >
        <Amount value={price.total} currency={price.currency ?? ''} />
      </button>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
};
