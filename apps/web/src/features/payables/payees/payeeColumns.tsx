import type { Payee } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { Sums } from '../Sums.tsx';

interface Manner {
  onOpen: (id: string) => void;
  actionsOf: (payee: Payee) => ReactNode;
}

/** Whom, how it is paid, and what it is owed. */
export const payeeColumns = (
  t: TFunction<'payees'>,
  { onOpen, actionsOf }: Manner,
): Column<Payee>[] => [
  {
    key: 'name',
    title: t('field.name'),
    width: 240,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ id, code, name }) => (
      <Stacked below={code}>
        <OpenButton onOpen={() => onOpen(id)}>{name}</OpenButton>
      </Stacked>
    ),
  },
  { key: 'currency', title: t('field.currency'), width: 100 },
  { key: 'dueDays', title: t('field.dueDays'), width: 120, align: 'end' },
  {
    key: 'owed',
    title: t('field.owed'),
    width: 220,
    align: 'end',
    render: ({ owed }) => <Sums sums={owed} />,
  },
  {
    key: 'overdue',
    title: t('field.overdue'),
    width: 220,
    align: 'end',
    render: ({ overdue }) => <Sums sums={overdue} late />,
  },
  { key: 'actions', title: t('field.actions'), width: actionsWidth, pin: 'end', render: actionsOf },
];
