import { deleteRole, listRoles, type Role } from '@alpaca/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { onOnePage } from '../../../shared/table/onOnePage.ts';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { wholePagePx } from '../../../shared/table/wholePage.ts';
import { useRoleName } from '../useRoleName.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleHistoryDrawer } from './RoleHistoryDrawer.tsx';
import { roleColumns } from './roleColumns.tsx';

/** What people may do, by role. */
export const RolesView = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation(['staff', 'shared']);
  const nameOf = useRoleName();
  const query = useCall(listRoles, {}, { meta: { quiet: true } });
  const look = () => void query.refetch();
  const form = useShownDialog<Role>();
  const [like, setLike] = useState<Role | null>(null);
  const [past, setPast] = useState<Role | null>(null);
  const remove = useSend(deleteRole, { meta: { quiet: true } });
  const begin = (role: Role | null, from: Role | null = null) => {
    setLike(from);
    form.show(role);
  };
  const add = (
    <AddButton permission="system:roleEdit" onClick={() => begin(null)}>
      {t('role.add')}
    </AddButton>
  );
  const actions = (role: Role) => {
    const beyond = role.beyond ? t('role.beyond') : undefined;
    const common = { permission: 'system:roleEdit', disabledReason: beyond } as const;
    const name = nameOf(role);
    return (
      <RowActions
        of={name}
        actions={[
          { ...common, key: 'edit', text: t('edit'), onClick: () => begin(role) },
          { ...common, key: 'copy', text: t('role.copy'), onClick: () => begin(null, role) },
          { key: 'history', text: t('role.history'), onClick: () => setPast(role) },
          {
            ...common,
            key: 'delete',
            text: t('delete'),
            danger: true,
            disabledReason: beyond ?? (role.holders.length > 0 ? t('role.held') : undefined),
            confirm: {
              title: t('role.delete.title', { name }),
              text: t('role.delete.text'),
              yes: t('delete'),
              danger: true,
            },
            onClick: async () => {
              await remove.mutateAsync({ body: { id: role.id } });
              say('success', t('role.deleted'));
              look();
            },
          },
        ]}
      />
    );
  };
  return (
    <ListPage title={t('title')} views={views} actions={add}>
      <DataTable
        code="staff.roles"
        label={t('roles')}
        height={wholePagePx}
        {...onOnePage(query)}
        empty={<EmptyState title={t('role.empty')} text={t('role.emptyText')} action={add} />}
        columns={roleColumns(t, nameOf, setPast, actions)}
      />
      <RoleDialog
        key={form.key}
        open={form.open}
        role={form.of}
        like={like}
        onClose={form.close}
        onSaved={look}
      />
      <RoleHistoryDrawer
        role={past && (query.data?.find(({ id }) => id === past.id) ?? past)}
        onClose={() => setPast(null)}
        onChanged={look}
      />
    </ListPage>
  );
};
