import type { TopUp } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { MoneyTag } from './MoneyTag.tsx';

interface Options {
  /** For whom several merchants' top-ups stand in one list. */
  withMerchant: boolean;
  onShow: (id: string) => void;
  actions: (topUp: TopUp) => ReactNode;
}

export const topUpColumns = (
  t: TFunction<'finance'>,
  { withMerchant, onShow, actions }: Options,
): Column<TopUp>[] => [
  {
    key: 'no',
    title: t('topUp.no'),
    width: 178,
    keep: true,
    copy: true,
    open: ({ id }) => onShow(id),
  },
  ...(withMerchant
    ? [
        {
          key: 'merchant',
          title: t('topUp.merchant'),
          width: 164,
          render: ({ merchantName, merchantCode }: TopUp) => `${merchantName} (${merchantCode})`,
        },
      ]
    : []),
  {
    key: 'amount',
    title: t('topUp.amount'),
    width: 124,
    align: 'end',
    render: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
  },
  {
    key: 'payMethod',
    title: t('topUp.channel'),
    width: 112,
    render: ({ payMethod }) => <DictText code="pay_method" value={payMethod} />,
  },
  {
    key: 'auditStatus',
    card: 'state',
    title: t('topUp.auditStatus'),
    width: 130,
    render: ({ auditStatus }) => <DictTag code="top_up_audit_status" value={auditStatus} />,
  },
  {
    key: 'moneyStatus',
    title: t('topUp.moneyStatus'),
    width: 140,
    render: (topUp) => <MoneyTag topUp={topUp} />,
  },
  // The pinned actions cover what goes beyond the screen: the rest is in the details.
  { key: 'payerName', title: t('topUp.payerName'), width: 140, hidden: true },
  {
    key: 'credentialCount',
    title: t('proof.count'),
    width: 60,
    align: 'end',
    hidden: withMerchant,
  },
  { key: 'auditRemark', title: t('topUp.auditRemark'), width: 110, hidden: withMerchant },
  {
    key: 'createTime',
    title: t('topUp.createTime'),
    width: 148,
    render: ({ createTime }) => <TimeText value={createTime} to="minute" />,
  },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: actions,
  },
];
