import type { OrderDetail } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstAndMore } from '../../../shared/permission/FirstAndMore.tsx';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import { useOrderActions } from '../useOrderActions.ts';

export const DetailActions = ({ detail, look }: { detail: OrderDetail; look: () => void }) => {
  const { t } = useTranslation('orderList');
  const [examined, setExamined] = useState(false);
  const { order, merchantName, merchantCode } = detail;
  const { actions, dialog, physicalDialog, printDialog } = useOrderActions(order, {
    place: 'detail',
    onChanged: look,
    onExamine: () => setExamined(true),
    more: [{ key: 'print', text: t('print'), onClick: () => window.print() }],
  });
  return (
    <>
      <FirstAndMore type="primary" of={order.transactionOrderNo} actions={actions} />
      {dialog}
      {physicalDialog}
      {printDialog}
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
