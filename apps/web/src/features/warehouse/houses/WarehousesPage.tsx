import { getWarehouse, listWarehouses, type Warehouse } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/request.ts';
import { showError } from '../../../shared/api/showError.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { usePermission } from '../../../shared/permission/permission.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { onOnePage } from '../../../shared/table/onOnePage.ts';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { HouseDialog } from './HouseDialog.tsx';
import { houseColumns } from './houseColumns.tsx';

/** Where parcels are brought: address, hours and holidays, lines with their cut-off, people. */
export default function WarehousesPage() {
  const { t } = useTranslation('warehouses');
  const mayEdit = usePermission('ops:warehouseEdit');
  const dialog = useShownDialog<Warehouse>();
  const query = useCall(listWarehouses, {}, { meta: { quiet: true } });
  // Read when it is opened, so that the form begins with what is stored now.
  const edit = (id: string) =>
    request(getWarehouse, { query: { id } }).then(dialog.show, showError);
  const add = (
    <AddButton permission="ops:warehouseEdit" onClick={() => dialog.show(null)}>
      {t('add')}
    </AddButton>
  );
  return (
    <ListPage title={t('title')} actions={add}>
      <p>{t('lead')}</p>
      <DataTable
        code="warehouse.houses"
        label={t('title')}
        {...onOnePage(query)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        columns={houseColumns(
          t,
          mayEdit
            ? ({ id, name }) => (
                <RowActions
                  of={name}
                  actions={[
                    {
                      key: 'edit',
                      text: t('edit'),
                      permission: 'ops:warehouseEdit',
                      onClick: () => edit(id),
                    },
                  ]}
                />
              )
            : null,
        )}
      />
      <HouseDialog
        key={dialog.key}
        open={dialog.open}
        house={dialog.of}
        onClose={dialog.close}
        onChanged={() => void query.refetch()}
      />
    </ListPage>
  );
}
