import type { BankAccount } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { lastColumns } from './wayColumns.tsx';

/** Which account, whose, for which currency, and whether merchants see it. */
export const bankAccountColumns = (
  t: TFunction<'waysToPay'>,
  actionsOf: (account: BankAccount) => ReactNode,
): Column<BankAccount>[] => [
  {
    key: 'accountNumber',
    title: t('field.accountNumber'),
    width: 220,
    card: 'name',
    keep: true,
    render: ({ accountNumber, bank }) => <Stacked below={bank}>{accountNumber}</Stacked>,
  },
  {
    key: 'owner',
    title: t('field.owner'),
    width: 200,
    render: ({ owner, accountType }) => (
      <Stacked below={t(`accountType.${accountType}`)}>{owner}</Stacked>
    ),
  },
  { key: 'currency', title: t('field.currency'), width: 90 },
  { key: 'swift', title: t('field.swift'), width: 130 },
  ...lastColumns(t, actionsOf),
];
