import type { StaffMember } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { actionsColumn } from '../../../shared/table/actionsColumn.tsx';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { GrantList } from './GrantList.tsx';

type Words = TFunction<'staff'>;

const stateKinds = {
  enabled: 'success',
  waiting: 'warning',
  disabled: 'muted',
  left: 'muted',
} as const;

const factorText = (t: Words, { secondFactor: { set, required } }: StaffMember) => {
  if (set) return t('secondFactor.set');
  return t(required ? 'secondFactor.missing' : 'secondFactor.none');
};

export const personColumns = (
  t: Words,
  onOpen: (person: StaffMember) => void,
  actions: (person: StaffMember) => ReactNode,
): Column<StaffMember>[] => [
  {
    key: 'realname',
    title: t('realname'),
    width: 120,
    keep: true,
    card: 'name',
    open: onOpen,
  },
  { key: 'username', title: t('username'), width: 140, copy: true },
  { key: 'kind', title: t('kind'), width: 110, render: ({ kind }) => t(`kind.${kind}`) },
  {
    key: 'roles',
    title: t('roles'),
    width: 190,
    render: ({ roles }) => <GrantList of={roles} />,
  },
  {
    key: 'state',
    card: 'state',
    title: t('state'),
    width: 110,
    render: ({ state }) => <StatusTag kind={stateKinds[state]}>{t(`state.${state}`)}</StatusTag>,
  },
  {
    key: 'signedInTime',
    title: t('signedInTime'),
    width: 150,
    render: ({ signedInTime }) =>
      signedInTime ? <TimeText value={signedInTime} to="minute" /> : t('never'),
  },
  {
    key: 'secondFactor',
    title: t('secondFactor'),
    width: 110,
    render: (person) => factorText(t, person),
  },
  { key: 'phone', title: t('phone'), width: 126, hidden: true },
  { key: 'email', title: t('email'), width: 200, hidden: true },
  minuteColumn('createTime', t('createTime'), { hidden: true }),
  ...actionsColumn<StaffMember>(t('actions'), actions),
];
