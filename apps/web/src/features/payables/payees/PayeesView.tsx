import type { Payee } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { PayeeDialog } from './PayeeDialog.tsx';
import { PayeeDrawer } from './PayeeDrawer.tsx';
import { payeeColumns } from './payeeColumns.tsx';
import { usePayees } from './usePayees.ts';

// All of them: they are few.
const whole = { pageNo: 1, pageSize: 1000 };

/** Whom the tenant owes and how much; one opens with all that made it so. */
export const PayeesView = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation(['payees', 'payables']);
  const query = usePayees();
  const shown = useShownRecord();
  const dialog = useShownDialog<Payee>();
  const { data } = query;
  const add = (
    <AddButton permission="ops:payables" onClick={() => dialog.show(null)}>
      {t('add')}
    </AddButton>
  );
  const actionsOf = (payee: Payee) => (
    <RowActions
      of={payee.name}
      actions={[
        {
          key: 'edit',
          text: t('edit'),
          permission: 'ops:payables',
          onClick: () => dialog.show(payee),
        },
      ]}
    />
  );
  return (
    <ListPage title={t('payables:title')} views={views} actions={add}>
      <DataTable
        code="ops.payees"
        label={t('title')}
        columns={payeeColumns(t, { onOpen: shown.show, actionsOf })}
        query={{ ...query, data: data && { ...whole, records: data, total: data.length } }}
        place={{ ...whole, sort: '', go: () => {} }}
        onOpen={({ id }) => shown.show(id)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} action={add} />}
      />
      <PayeeDrawer
        id={shown.id}
        name={data?.find(({ id }) => id === shown.id)?.name ?? ''}
        onClose={shown.close}
      />
      <PayeeDialog key={dialog.key} open={dialog.open} payee={dialog.of} onClose={dialog.close} />
    </ListPage>
  );
};
