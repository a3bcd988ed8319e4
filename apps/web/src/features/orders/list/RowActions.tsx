import type { ListedOrder, OrderStep } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formHref, listedHref } from '../../../shared/paths/orders.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { obstacleTo } from '../stateOf.ts';
import { useMoneyWords } from '../useMoneyWords.ts';
import { useOrderActs } from '../useOrderActs.ts';
import styles from './List.module.css';

interface Props {
  order: ListedOrder;
  list: string;
  onChanged: () => void;
  /** Asked by the page: the row may leave the list before its answer is read. */
  onExamine: (order: ListedOrder) => void;
}

const plain = { size: 'small', type: 'link' } as const;

/** What can be done to one order now; what can't is not there. */
export const RowActions = ({ order, list, onChanged, onExamine }: Props) => {
  const { t } = useTranslation(['orderList', 'orders']);
  const navigate = useNavigate();
  const acts = useOrderActs(order.id, onChanged);
  const money = useMoneyWords(order);
  const can = (step: OrderStep) => obstacleTo(order, step) === null;
  const no = order.transactionOrderNo;
  return (
    <span className={styles.actions}>
      <ActionButton {...plain} onClick={() => navigate(listedHref(order.id, list))}>
        {t('row.detail')}
      </ActionButton>
      {can('edit') && (
        <ActionButton
          {...plain}
          permission="order:submit"
          onClick={() => navigate(formHref({ id: order.id }))}
        >
          {t('orders:act.edit')}
        </ActionButton>
      )}
      {can('pay') && (
        <ActionButton {...plain} permission="order:pay" onClick={acts.pay}>
          {t('orders:act.pay')}
        </ActionButton>
      )}
      {can('void') && (
        <ActionButton
          {...plain}
          danger
          permission="order:void"
          confirm={{
            title: t('orders:act.voidTitle', { no }),
            text: money.voidText,
            yes: t('orders:act.void'),
            danger: true,
          }}
          onClick={acts.close}
        >
          {t('orders:act.void')}
        </ActionButton>
      )}
      {can('refund') && (
        <ActionButton
          {...plain}
          danger
          permission="order:refund"
          title={t('row.refundUntil', { time: order.voidUntil?.slice(0, 16) })}
          confirm={{
            title: t('orders:act.refundTitle', { no }),
            text: `${money.refundText} ${t('row.refundUntil', { time: order.voidUntil?.slice(0, 16) })}`,
            yes: t('orders:act.refund'),
            danger: true,
          }}
          onClick={acts.refund}
        >
          {t('orders:act.refund')}
        </ActionButton>
      )}
      {order.booking === 'cancelling' && (
        <ActionButton {...plain} permission="ops:examineRefund" onClick={() => onExamine(order)}>
          {t('bulk.examine')}
        </ActionButton>
      )}
      <ActionButton
        {...plain}
        permission="order:submit"
        onClick={() => navigate(formHref({ copy: order.id }))}
      >
        {t('orders:act.again')}
      </ActionButton>
      {acts.dialog}
    </span>
  );
};
