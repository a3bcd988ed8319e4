import {
  everyMembersPermissions,
  impliedPermissions,
  presetOf,
  type TeamMember,
} from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import type { Column } from '../../../shared/table/types.ts';

const every: readonly string[] = [...everyMembersPermissions, ...impliedPermissions];
const chosen = ({ permissions }: TeamMember) =>
  permissions.filter((permission) => !every.includes(permission)).length;

export const teamColumns = (
  t: TFunction<'team'>,
  actions: (member: TeamMember) => ReactNode,
): Column<TeamMember>[] => [
  { key: 'username', title: t('username'), width: 140, keep: true, copy: true },
  { key: 'realname', title: t('realname'), width: 110 },
  {
    key: 'role',
    title: t('role'),
    width: 96,
    render: ({ isOwner }) => t(isOwner ? 'role.owner' : 'role.member'),
  },
  { key: 'phone', title: t('phone'), width: 126 },
  { key: 'email', title: t('email'), width: 200 },
  {
    key: 'permissions',
    title: t('permissions'),
    width: 104,
    render: (member) => {
      if (member.isOwner) return t('permissions.all');
      const preset = presetOf(member.permissions);
      if (preset) return t(`preset.${preset}`);
      const count = chosen(member);
      return count === 0 ? t('permissions.none') : t('permissions.count', { count });
    },
  },
  {
    key: 'state',
    card: 'state',
    title: t('state'),
    width: 96,
    render: ({ disabled }) => (
      <StatusTag kind={disabled ? 'muted' : 'success'}>
        {t(disabled ? 'state.disabled' : 'state.enabled')}
      </StatusTag>
    ),
  },
  minuteColumn('createTime', t('createTime'), { hidden: true }),
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: actions,
  },
];
