import type { Transaction } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { SubjectLink } from './SubjectLink.tsx';

export const transactionColumns = (t: TFunction<'finance'>): Column<Transaction>[] => [
  {
    key: 'time',
    title: t('transaction.time'),
    width: 180,
    keep: true,
    render: ({ time }) => <TimeText value={time} />,
  },
  {
    key: 'kind',
    title: t('transaction.kind'),
    width: 120,
    render: ({ kind }) => <DictText code="expense_type" value={kind} />,
  },
  {
    key: 'note',
    title: t('transaction.note'),
    width: 180,
    copy: ({ orderNo, note }) => orderNo || note,
    render: (transaction) => <SubjectLink of={transaction} />,
  },
  { key: 'customerNo', title: t('transaction.customerNo'), width: 160, copy: true },
  {
    key: 'amount',
    title: t('transaction.amount'),
    width: 160,
    align: 'end',
    keep: true,
    render: ({ amount, currency }) => <Amount value={amount} currency={currency} signed />,
  },
  {
    key: 'balance',
    title: t('transaction.balance'),
    width: 160,
    align: 'end',
    render: ({ balance, currency }) => <Amount value={balance} currency={currency} />,
  },
  {
    key: 'bill',
    title: t('bill.title'),
    width: 100,
    render: ({ time, currency }) => (
      <Link to={`/financial/customerBilling?currency=${currency}`}>{time.slice(0, 7)}</Link>
    ),
  },
  { key: 'no', title: t('transaction.no'), width: 170, copy: true, hidden: true },
];

/** As the tenant's people have them, beside much else: bills are the merchant's own page. */
export const staffTransactionColumns = (t: TFunction<'finance'>): Column<Transaction>[] =>
  transactionColumns(t)
    .filter(({ key }) => key !== 'bill')
    .map((column) => (column.key === 'customerNo' ? { ...column, hidden: true } : column));
