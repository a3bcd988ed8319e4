import type { OrderSummary } from '@alpaca/contract';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { tallDialog } from './dialogs.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import type { useBulkRun } from './useBulkRun.ts';

interface Props {
  title: string;
  width: number;
  /** Of the outcomes, where they want more room. */
  widthThen?: number;
  orders: readonly OrderSummary[];
  bulk: ReturnType<typeof useBulkRun>;
  yes: { text: string; ids: readonly string[]; danger?: boolean; disabled?: boolean };
  /** `done`: something was sent. */
  onClose: (done: boolean) => void;
  /** What is asked before anything is sent. */
  children: ReactNode;
}

/** Asks before orders are changed, then tells what became of each. */
export const OutcomeDialog = (props: Props) => {
  const { title, width, widthThen = width, orders, bulk, yes, onClose, children } = props;
  const { t } = useTranslation('orderList');
  const { outcomes, busy, run } = bulk;
  const isDone = outcomes.length > 0;
  const close = () => !busy && onClose(isDone);
  const asking = [
    <Button key="cancel" disabled={busy} onClick={close}>
      {t('cancel')}
    </Button>,
    <Button
      key="yes"
      type="primary"
      danger={yes.danger ?? false}
      loading={busy}
      disabled={yes.disabled ?? false}
      onClick={() => void run(yes.ids)}
    >
      {yes.text}
    </Button>,
  ];
  const telling = [
    <Button key="close" type="primary" onClick={close}>
      {t('outcome.close')}
    </Button>,
  ];
  return (
    <Dialog
      open
      title={isDone ? t('outcome.title') : title}
      width={isDone ? widthThen : width}
      mask={{ closable: false }}
      styles={tallDialog}
      onCancel={close}
      footer={isDone ? telling : asking}
    >
      {isDone ? (
        <OutcomePanel
          outcomes={outcomes}
          numbers={new Map(orders.map(({ id, transactionOrderNo }) => [id, transactionOrderNo]))}
          busy={busy}
          onRetry={(ids, agreed) => void run(ids, agreed)}
        />
      ) : (
        children
      )}
    </Dialog>
  );
};
