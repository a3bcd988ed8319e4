import type { OrderDetail } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/download.ts';
import { FirstAndMore } from '../../../shared/permission/FirstAndMore.tsx';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import { useOrderActions } from '../useOrderActions.ts';

export const DetailActions = ({ detail, look }: { detail: OrderDetail; look: () => void }) => {
  const { t } = useTranslation(['orders', 'orderList']);
  const [examined, setExamined] = useState(false);
  const { order, labelKey, merchantName, merchantCode } = detail;
  const { actions, dialog } = useOrderActions(order, {
    onChanged: look,
    onExamine: () => setExamined(true),
    own: [
      labelKey !== null && {
        key: 'label',
        text: t('label.download'),
        onClick: () => downloadFile(labelKey),
      },
    ],
    more: [{ key: 'print', text: t('orderList:print'), onClick: () => window.print() }],
  });
  return (
    <>
      <FirstAndMore type="primary" of={order.transactionOrderNo} actions={actions} />
      {dialog}
      {examined && (
        <BulkDialog
          act="examine"
          sorted={{ able: [{ ...order, merchantName, merchantCode }], skipped: [] }}
          onChanged={look}
          onClose={() => setExamined(false)}
        />
      )}
    </>
  );
};
