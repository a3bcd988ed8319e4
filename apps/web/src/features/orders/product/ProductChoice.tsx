import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ProductSelect } from '../../rates/index.ts';
import styles from '../bulk/Bulk.module.css';
import { TrialTable } from './TrialTable.tsx';
import type { ProductChange } from './useProductChange.ts';

interface Props {
  change: ProductChange;
  productId: string | undefined;
  onProduct: (id: string | undefined) => void;
}

/** The new product, and what it would cost each order. */
export const ProductChoice = ({ change, productId, onProduct }: Props) => {
  const { t } = useTranslation('orderList');
  const id = useId();
  const { trial, tried } = change;
  const { data, error, isFetching, refetch } = trial;
  return (
    <div className={styles.stack}>
      <div className={styles.field}>
        <label htmlFor={id}>{t('product.new')}</label>
        <ProductSelect id={id} value={productId} onChange={onProduct} />
      </div>
      {productId === undefined && <p className={styles.soft}>{t('product.choose')}</p>}
      {productId !== undefined && !data && !error && <TableSkeleton rows={4} columns={5} />}
      {!data && Boolean(error) && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      {tried && <TrialTable tried={tried} />}
    </div>
  );
};
