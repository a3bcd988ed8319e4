import type { OrderDetail } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fileClaimHref } from '../../../shared/paths/claims.ts';
import { FirstAndMore } from '../../../shared/permission/FirstAndMore.tsx';
import { useMayClaim } from '../../../shared/permission/useMayClaim.ts';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import { useOrderActions } from '../useOrderActions.ts';

// Before we have it nothing can have happened to it with us.
const claimable: readonly OrderDetail['order']['status'][] = [
  'inWarehouse',
  'withheld',
  'outWarehouse',
  'delivered',
  'chargedBack',
];

export const DetailActions = ({ detail, look }: { detail: OrderDetail; look: () => void }) => {
  const { t } = useTranslation(['orderList', 'orders']);
  const navigate = useNavigate();
  const { may, isStaff } = useMayClaim();
  const [examined, setExamined] = useState(false);
  const { order, merchantName, merchantCode } = detail;
  const { actions, dialog, physicalDialog, printDialog } = useOrderActions(order, {
    place: 'detail',
    onChanged: look,
    onExamine: () => setExamined(true),
    more: [
      may &&
        claimable.includes(order.status) && {
          key: 'claim',
          text: t('claim'),
          disabledReason: order.redacted ? t('orders:detail.redacted') : undefined,
          onClick: () => navigate(fileClaimHref(order.id, isStaff)),
        },
      { key: 'print', text: t('print'), onClick: () => window.print() },
    ],
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
