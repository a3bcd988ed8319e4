import {
  deletePriceGroup,
  listPriceGroups,
  type PriceGroup,
  restorePriceGroup,
} from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../../shared/api/useCall.ts';
import { useShownDialog } from '../../../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../../../shared/permission/ActionButton.tsx';
import { actionsColumn } from '../../../../../shared/table/actionsColumn.tsx';
import { WholeTable } from '../../../../../shared/table/DetailTable.tsx';
import { RowActions } from '../../../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../../../shared/table/Stacked.tsx';
import { useDelete } from '../../../../../shared/undo/useDelete.ts';
import { GroupDialog } from './GroupDialog.tsx';

const permission = 'ops:priceSheetEdit';

/** Groups of merchants who have the same prices, and how many are in each. */
export const GroupsTab = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation('priceSheets');
  const query = useCall(listPriceGroups, {}, { meta: { quiet: true } });
  const dialog = useShownDialog<PriceGroup>();
  const remove = useDelete({
    call: deletePriceGroup,
    restore: restorePriceGroup,
    renew: query.refetch,
  });
  const actionsOf = (group: PriceGroup) => (
    <RowActions
      of={group.code}
      actions={[
        { key: 'edit', text: t('groups.rename'), permission, onClick: () => dialog.show(group) },
        {
          key: 'delete',
          text: t('groups.delete'),
          permission,
          danger: true,
          disabledReason: group.sheets + group.merchants > 0 ? t('groups.used') : undefined,
          onClick: () => remove({ query: { id: group.id } }, [group.code]),
        },
      ]}
    />
  );
  const add = (
    <AddButton permission={permission} onClick={() => dialog.show(null)}>
      {t('groups.add')}
    </AddButton>
  );
  return (
    <ListPage title={t('title')} views={views} actions={add}>
      <WholeTable
        label={t('tab.groups')}
        query={query}
        empty={<EmptyState title={t('groups.empty')} text={t('groups.emptyText')} />}
        columns={[
          {
            key: 'code',
            title: t('groups.name'),
            width: 220,
            card: 'name',
            render: ({ code, nameZh }) => <Stacked below={code}>{nameZh}</Stacked>,
          },
          { key: 'nameEn', title: t('groups.nameEn'), width: 220 },
          { key: 'sheets', title: t('groups.sheets'), width: 120, align: 'end' },
          { key: 'merchants', title: t('groups.merchants'), width: 120, align: 'end' },
          ...actionsColumn(t('groups.actions'), actionsOf),
        ]}
      />
      <GroupDialog
        key={dialog.key}
        open={dialog.open}
        group={dialog.of}
        onClose={dialog.close}
        onSaved={() => void query.refetch()}
      />
    </ListPage>
  );
};
