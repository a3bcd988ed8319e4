import type { OrderDetail, OrderStep } from '@alpaca/contract';
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDict } from '../../../shared/api/useDict.ts';
import { formHref } from '../../../shared/paths/orders.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { LabelButton } from '../LabelButton.tsx';
import { obstacleTo } from '../stateOf.ts';
import { useMoneyWords } from '../useMoneyWords.ts';
import { useOrderActs } from '../useOrderActs.ts';
import { ExamineButton } from './ExamineButton.tsx';

/** What may be done with the order by the table of moves; what may not says why. */
export const DetailActions = ({ detail, look }: { detail: OrderDetail; look: () => void }) => {
  const { t } = useTranslation(['orders', 'orderList']);
  const navigate = useNavigate();
  const { order, labelKey, merchantName, merchantCode } = detail;
  const whose = { merchantName, merchantCode };
  const acts = useOrderActs(order.id, look);
  const money = useMoneyWords(order);
  const status = useDict('order_status').textOf(order.status);
  const reason = (step: OrderStep) => {
    const obstacle = obstacleTo(order, step);
    return obstacle === null ? undefined : t(`obstacle.${obstacle}`, { status });
  };
  const no = order.transactionOrderNo;
  return (
    <>
      <LabelButton type={labelKey ? 'primary' : 'default'} labelKey={labelKey} />
      <ActionButton
        permission="order:submit"
        disabledReason={reason('edit')}
        onClick={() => navigate(formHref({ id: order.id }))}
      >
        {t('act.edit')}
      </ActionButton>
      <ActionButton permission="order:pay" disabledReason={reason('pay')} onClick={acts.pay}>
        {t('act.pay')}
      </ActionButton>
      <ActionButton
        danger
        permission="order:void"
        disabledReason={reason('void')}
        confirm={{
          title: t('act.voidTitle', { no }),
          text: money.voidText,
          yes: t('act.void'),
          danger: true,
        }}
        onClick={acts.close}
      >
        {t('act.void')}
      </ActionButton>
      <ActionButton
        danger
        permission="order:refund"
        disabledReason={reason('refund')}
        confirm={{
          title: t('act.refundTitle', { no }),
          text: money.refundText,
          yes: t('act.refund'),
          danger: true,
        }}
        onClick={acts.refund}
      >
        {t('act.refund')}
      </ActionButton>
      <ActionButton
        permission="order:submit"
        onClick={() => navigate(formHref({ copy: order.id }))}
      >
        {t('act.again')}
      </ActionButton>
      <ExamineButton order={{ ...order, ...whose }} onChanged={look} />
      <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
        {t('orderList:print')}
      </Button>
      {acts.dialog}
    </>
  );
};
