import type { OrderSummary } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/Dialog.tsx';
import { tallDialog } from '../bulk/dialogs.ts';
import { OutcomePanel } from '../bulk/OutcomePanel.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import { useProductChange } from './useProductChange.ts';

interface Props {
  orders: readonly OrderSummary[];
  onChanged: () => void;
  onClose: (done: boolean) => void;
}

/** Another product for the chosen orders: first what it costs, then the change. */
export const ChangeProductDialog = ({ orders: chosen, onChanged, onClose }: Props) => {
  const { t } = useTranslation('orderDesk');
  // The list changes while this is open: it is about those that were chosen.
  const [orders] = useState(chosen);
  const [productId, setProductId] = useState<string>();
  const change = useProductChange(orders, productId, onChanged);
  const { able, busy, outcomes, run } = change;
  const isDone = outcomes.length > 0;
  const close = () => !busy && onClose(isDone);
  return (
    <Dialog
      open
      title={t(isDone ? 'outcome.title' : 'product.title')}
      width={860}
      styles={tallDialog}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        isDone
          ? [
              <Button key="close" type="primary" onClick={close}>
                {t('outcome.close')}
              </Button>,
            ]
          : [
              <Button key="cancel" disabled={busy} onClick={close}>
                {t('cancel')}
              </Button>,
              <Button
                key="yes"
                type="primary"
                loading={busy}
                disabled={able.length === 0}
                onClick={() => void run(able)}
              >
                {t('product.yes', { count: able.length })}
              </Button>,
            ]
      }
    >
      {isDone ? (
        <OutcomePanel
          outcomes={outcomes}
          numbers={new Map(orders.map(({ id, transactionOrderNo }) => [id, transactionOrderNo]))}
          busy={busy}
          onRetry={(some) => void run(some)}
        />
      ) : (
        <ProductChoice change={change} productId={productId} onProduct={setProductId} />
      )}
    </Dialog>
  );
};
