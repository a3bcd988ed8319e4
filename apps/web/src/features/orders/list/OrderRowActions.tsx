import type { ListedOrder, OrderStep } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formHref } from '../../../shared/paths/orders.ts';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { obstacleTo } from '../stateOf.ts';
import { useMoneyWords } from '../useMoneyWords.ts';
import { useOrderActs } from '../useOrderActs.ts';

interface Props {
  order: ListedOrder;
  onChanged: () => void;
  /** Asked by the page: the row may leave the list before its answer is read. */
  onExamine: (order: ListedOrder) => void;
}

/** What can be done to one order now; what can't is not there. */
export const OrderRowActions = ({ order, onChanged, onExamine }: Props) => {
  const { t } = useTranslation(['orderList', 'orders']);
  const navigate = useNavigate();
  const acts = useOrderActs(order.id, onChanged);
  const money = useMoneyWords(order);
  const can = (step: OrderStep) => obstacleTo(order, step) === null;
  const no = order.transactionOrderNo;
  const until = t('row.refundUntil', { time: order.voidUntil?.slice(0, 16) });
  return (
    <>
      <RowActions
        of={no}
        actions={[
          can('pay') && {
            key: 'pay',
            text: t('orders:act.pay'),
            permission: 'order:pay',
            onClick: acts.pay,
          },
          order.booking === 'cancelling' && {
            key: 'examine',
            text: t('bulk.examine'),
            permission: 'ops:examineRefund',
            onClick: () => onExamine(order),
          },
          can('edit') && {
            key: 'edit',
            text: t('orders:act.edit'),
            permission: 'order:submit',
            onClick: () => navigate(formHref({ id: order.id })),
          },
          {
            key: 'again',
            text: t('orders:act.again'),
            permission: 'order:submit',
            onClick: () => navigate(formHref({ copy: order.id })),
          },
          can('refund') && {
            key: 'refund',
            text: t('orders:act.refund'),
            permission: 'order:refund',
            danger: true,
            confirm: {
              title: t('orders:act.refundTitle', { no }),
              text: `${money.refundText} ${until}`,
              yes: t('orders:act.refund'),
              danger: true,
            },
            onClick: acts.refund,
          },
          can('void') && {
            key: 'void',
            text: t('orders:act.void'),
            permission: 'order:void',
            danger: true,
            confirm: {
              title: t('orders:act.voidTitle', { no }),
              text: money.voidText,
              yes: t('orders:act.void'),
              danger: true,
            },
            onClick: acts.close,
          },
        ]}
      />
      {acts.dialog}
    </>
  );
};
