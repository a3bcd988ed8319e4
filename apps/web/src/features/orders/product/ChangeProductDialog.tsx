import type { OrderSummary } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeDialog } from '../bulk/OutcomeDialog.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import { useProductChange } from './useProductChange.ts';

interface Props {
  orders: readonly OrderSummary[];
  onChanged: () => void;
  onClose: (done: boolean) => void;
}

/** Another product for the chosen orders: first what it costs, then the change. */
export const ChangeProductDialog = ({ orders: chosen, onChanged, onClose }: Props) => {
  const { t } = useTranslation('orderList');
  // The list changes while this is open: it is about those that were chosen.
  const [orders] = useState(chosen);
  const [productId, setProductId] = useState<string>();
  const change = useProductChange(orders, productId, onChanged);
  return (
    <OutcomeDialog
      title={t('product.title')}
      width={860}
      orders={orders}
      bulk={change}
      yes={{
        text: t('product.yes', { count: change.able.length }),
        ids: change.able,
        disabled: change.able.length === 0,
      }}
      onClose={onClose}
    >
      <ProductChoice change={change} productId={productId} onProduct={setProductId} />
    </OutcomeDialog>
  );
};
