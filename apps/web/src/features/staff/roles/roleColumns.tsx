import type { Role } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { actionsColumn } from '../../../shared/table/actionsColumn.tsx';
import type { Column } from '../../../shared/table/types.ts';

type Words = TFunction<readonly ['staff', 'shared']>;

const shownNames = 3;

const holdersText = (t: Words, { holders }: Role) => {
  if (holders.length === 0) return t('role.holdersNone');
  const names = holders.slice(0, shownNames).join(t('shared:list.comma'));
  const more = holders.length - shownNames;
  return more > 0 ? names + t('shared:confirm.more', { count: more }) : names;
};

export const roleColumns = (
  t: Words,
  nameOf: (role: Role) => string,
  onOpen: (role: Role) => void,
  actions: (role: Role) => ReactNode,
): Column<Role>[] => [
  {
    key: 'name',
    title: t('role.name'),
    width: 170,
    keep: true,
    card: 'name',
    render: nameOf,
    open: onOpen,
  },
  {
    key: 'kind',
    title: t('role.kind'),
    width: 110,
    card: 'state',
    render: ({ kind }) => t(`kind.${kind}`),
  },
  {
    key: 'holders',
    title: t('role.holders'),
    width: 240,
    render: (role) => holdersText(t, role),
  },
  {
    key: 'permissions',
    title: t('role.permissions'),
    width: 110,
    align: 'end',
    render: ({ permissions }) => t('role.permissionsCount', { count: permissions.length }),
  },
  {
    key: 'twoFactor',
    title: t('secondFactor'),
    width: 150,
    render: ({ twoFactor }) => t(twoFactor ? 'role.yes' : 'role.no'),
  },
  ...actionsColumn<Role>(t('actions'), actions),
];
