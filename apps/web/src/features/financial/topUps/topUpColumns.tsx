import type { TopUp } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Amount } from '../../../shared/feedback/Amount.tsx';
import { TimeText } from '../../../shared/feedback/TimeText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import type { Column } from '../../../shared/table/types.ts';

interface Options {
  /** For whom several merchants' top-ups stand in one list. */
  withMerchant: boolean;
  actions: (topUp: TopUp) => ReactNode;
}

export const topUpColumns = (
  t: TFunction<'financial'>,
  { withMerchant, actions }: Options,
): Column<TopUp>[] => [
  { key: 'no', title: t('topUp.no'), width: 180, keep: true, copy: true },
  ...(withMerchant
    ? [
        {
          key: 'merchant',
          title: t('topUp.merchant'),
          width: 190,
          render: ({ merchantName, merchantCode }: TopUp) => `${merchantName} (${merchantCode})`,
        },
      ]
    : []),
  {
    key: 'amount',
    title: t('topUp.amount'),
    width: 150,
    align: 'end',
    render: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
  },
  {
    key: 'payMethod',
    title: t('topUp.payMethod'),
    width: 120,
    render: ({ payMethod }) => <DictText code="pay_method" value={payMethod} />,
  },
  {
    key: 'auditStatus',
    title: t('topUp.auditStatus'),
    width: 120,
    render: ({ auditStatus }) => <DictTag code="top_up_audit_status" value={auditStatus} />,
  },
  {
    key: 'moneyStatus',
    title: t('topUp.moneyStatus'),
    width: 120,
    render: ({ moneyStatus }) => <DictTag code="top_up_money_status" value={moneyStatus} />,
  },
  { key: 'payerName', title: t('topUp.payerName'), width: 150 },
  { key: 'credentialCount', title: t('proof.title'), width: 110, align: 'end' },
  { key: 'auditRemark', title: t('topUp.auditRemark'), width: 220 },
  {
    key: 'createTime',
    title: t('topUp.createTime'),
    width: 180,
    render: ({ createTime }) => <TimeText value={createTime} />,
  },
  {
    key: 'actions',
    title: t('actions'),
    width: 150,
    pin: 'end',
    keep: true,
    render: actions,
  },
];
