import type { OrderDetail, OrderStep } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { downloadFile } from '../../../shared/api/download.ts';
import { formHref } from '../../../shared/paths/orders.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { type Action, ActionMenu } from '../../../shared/permission/ActionMenu.tsx';
import { useMayEach } from '../../../shared/permission/permission.ts';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import { obstacleTo } from '../stateOf.ts';
import { useMoneyWords } from '../useMoneyWords.ts';
import { useOrderActs } from '../useOrderActs.ts';

/** What may be done with the order by the table of moves: what is most wanted now, the rest behind ⋯. */
export const DetailActions = ({ detail, look }: { detail: OrderDetail; look: () => void }) => {
  const { t } = useTranslation(['orders', 'orderList']);
  const navigate = useNavigate();
  const may = useMayEach();
  const [examined, setExamined] = useState(false);
  const { order, labelKey, merchantName, merchantCode } = detail;
  const acts = useOrderActs(order.id, look);
  const money = useMoneyWords(order);
  const can = (step: OrderStep) => obstacleTo(order, step) === null;
  const no = order.transactionOrderNo;
  const actions: (Action | false)[] = [
    order.booking === 'cancelling' && {
      key: 'examine',
      text: t('orderList:bulk.examine'),
      permission: 'ops:examineRefund',
      onClick: () => setExamined(true),
    },
    can('pay') && { key: 'pay', text: t('act.pay'), permission: 'order:pay', onClick: acts.pay },
    can('edit') && {
      key: 'edit',
      text: t('act.edit'),
      permission: 'order:submit',
      onClick: () => navigate(formHref({ id: order.id })),
    },
    labelKey !== null && {
      key: 'label',
      text: t('label.download'),
      onClick: () => downloadFile(labelKey),
    },
    {
      key: 'again',
      text: t('act.again'),
      permission: 'order:submit',
      onClick: () => navigate(formHref({ copy: order.id })),
    },
    { key: 'print', text: t('orderList:print'), onClick: () => window.print() },
    can('refund') && {
      key: 'refund',
      text: t('act.refund'),
      permission: 'order:refund',
      danger: true,
      confirm: {
        title: t('act.refundTitle', { no }),
        text: money.refundText,
        yes: t('act.refund'),
        danger: true,
      },
      onClick: acts.refund,
    },
    can('void') && {
      key: 'void',
      text: t('act.void'),
      permission: 'order:void',
      danger: true,
      confirm: {
        title: t('act.voidTitle', { no }),
        text: money.voidText,
        yes: t('act.void'),
        danger: true,
      },
      onClick: acts.close,
    },
  ];
  const [first, ...rest] = actions
    .filter((one) => one !== false)
    .filter(({ permission }) => may(permission));
  return (
    <>
      {first && (
        <ActionButton type="primary" onClick={first.onClick}>
          {first.text}
        </ActionButton>
      )}
      {rest.length > 0 && <ActionMenu of={no} actions={rest} />}
      {acts.dialog}
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
