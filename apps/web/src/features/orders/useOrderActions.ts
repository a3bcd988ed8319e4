import { getLabel, type OrderStep, type OrderSummary, printObstacle } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { saveFile } from '../../shared/api/saveFile.ts';
import { formHref } from '../../shared/paths/orders.ts';
import type { Action } from '../../shared/permission/ActionMenu.tsx';
import { usePrintOrders } from '../labels/index.ts';
import { obstacleTo } from './stateOf.ts';
import { useMoneyWords } from './useMoneyWords.ts';
import { useOrderActs } from './useOrderActs.ts';
import { usePhysicalActs } from './usePhysicalActs.tsx';

interface Options {
  /** Where it is printed from. */
  place: 'list' | 'detail';
  onChanged: () => void;
  onExamine: () => void;
  /** What this place adds, before what can't be taken back. */
  more?: readonly (Action | false)[];
}

/** What may be done with an order by the table of moves, most wanted first; what can't is not there. */
export const useOrderActions = (
  order: OrderSummary,
  { place, onChanged, onExamine, more = [] }: Options,
) => {
  const { t } = useTranslation(['orders', 'orderList']);
  const navigate = useNavigate();
  const acts = useOrderActs(order.id, onChanged);
  const money = useMoneyWords(order);
  const { print, dialog } = usePrintOrders();
  const isPrintable = printObstacle(order) === null;
  const can = (step: OrderStep) => obstacleTo(order, step) === null;
  const physical = usePhysicalActs(order, { can, look: onChanged });
  const no = order.transactionOrderNo;
  const until = t('orderList:row.refundUntil', { time: order.voidUntil?.slice(0, 16) });
  const actions: (Action | false)[] = [
    can('pay') && { key: 'pay', text: t('act.pay'), permission: 'order:pay', onClick: acts.pay },
    order.booking === 'cancelling' && {
      key: 'examine',
      text: t('orderList:bulk.examine'),
      permission: 'ops:examineRefund',
      onClick: onExamine,
    },
    can('edit') && {
      key: 'edit',
      text: t('act.edit'),
      permission: 'order:submit',
      onClick: () => navigate(formHref({ id: order.id })),
    },
    isPrintable && {
      key: 'printLabel',
      text: t('label.print'),
      permission: 'order:print',
      onClick: () => print([order.id], place),
    },
    isPrintable && {
      key: 'label',
      text: t('label.download'),
      permission: 'order:print',
      onClick: () => saveFile(getLabel, { query: { id: order.id } }),
    },
    {
      key: 'again',
      text: t('act.again'),
      permission: 'order:submit',
      disabledReason: order.redacted ? t('detail.redacted') : undefined,
      onClick: () => navigate(formHref({ copy: order.id })),
    },
    ...physical.actions,
    ...more,
    can('refund') && {
      key: 'refund',
      text: t('act.refund'),
      permission: 'order:refund',
      danger: true,
      confirm: {
        title: t('act.refundTitle', { no }),
        text: `${money.refundText} ${until}`,
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
  const dialogs = { dialog: acts.dialog, physicalDialog: physical.dialog, printDialog: dialog };
  return { actions, ...dialogs };
};
