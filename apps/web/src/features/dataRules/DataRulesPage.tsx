import { type DataRule, deleteDataRule, listDataRules } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { useSend } from '../../shared/api/useSend.ts';
import { useShownDialog } from '../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import type { Action } from '../../shared/permission/ActionMenu.tsx';
import { say } from '../../shared/store/notice.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { onOnePage } from '../../shared/table/onOnePage.ts';
import { RowActions } from '../../shared/table/RowActions.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { ruleColumns } from './ruleColumns.tsx';
import { useRuleSubjects } from './useRuleSubjects.ts';

const permission = 'system:dataRules';

/** Which rows the tenant's own people see, by their roles. */
export default function DataRulesPage() {
  const { t } = useTranslation('dataRules');
  const query = useCall(listDataRules, {}, { meta: { quiet: true } });
  const { data: subjects } = useRuleSubjects();
  const dialog = useShownDialog<DataRule>();
  const { mutateAsync } = useSend(deleteDataRule);
  const look = () => void query.refetch();
  const remove = async ({ id }: DataRule) => {
    await mutateAsync({ query: { id } }).finally(look);
    say('success', t('deleted'));
  };
  const actionsOf = (row: DataRule): Action[] => [
    { key: 'edit', text: t('edit'), permission, onClick: () => dialog.show(row) },
    {
      key: 'delete',
      text: t('delete'),
      permission,
      danger: true,
      onClick: () => remove(row),
      confirm: {
        danger: true,
        yes: t('delete'),
        title: t('deleteTitle', { name: row.name }),
        text: t('deleteText', { count: row.people }),
      },
    },
  ];
  return (
    <ListPage
      title={t('title')}
      add={{ permission, text: t('add'), onClick: () => dialog.show(null) }}
    >
      <p>{t('lead')}</p>
      <DataTable
        code="system.dataRules"
        label={t('title')}
        {...onOnePage(query)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        columns={ruleColumns(t, subjects, dialog.show, (row) => (
          <RowActions of={row.name} actions={actionsOf(row)} />
        ))}
      />
      <RuleDialog
        key={dialog.key}
        open={dialog.open}
        rule={dialog.of}
        onClose={dialog.close}
        onChanged={look}
      />
    </ListPage>
  );
}
