import { listPriceSheets, sheetLevels } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../../shared/feedback/states/EmptyState.tsx';
import { RememberedInput } from '../../../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../../../shared/list/useUrlFilter.ts';
import { AddButton } from '../../../../../shared/permission/ActionButton.tsx';
import { DataTable } from '../../../../../shared/table/DataTable.tsx';
import { OpsProductSelect } from '../../../../rates/index.ts';
import { NewSheetDialog } from './NewSheetDialog.tsx';
import { SheetDrawer } from './SheetDrawer.tsx';
import { sheetColumns } from './sheetColumns.tsx';

interface Props {
  views: ReactNode;
  onVersion: (id: string) => void;
}

const code = 'ops.priceSheets';

/** Price sheets by product and by whom they are for. */
export const SheetsTab = ({ views, onVersion }: Props) => {
  const { t } = useTranslation(['priceSheets', 'shared']);
  const [filter, setFilter] = useUrlFilter(listPriceSheets.query);
  const sheets = useListQuery(listPriceSheets, filter);
  const [shown, show] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  return (
    <ListPage
      title={t('title')}
      views={views}
      actions={
        <AddButton permission="ops:priceSheetEdit" onClick={() => setAdding(true)}>
          {t('add')}
        </AddButton>
      }
    >
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={sheets.refetch}>
            <Form.Item name="keyword" label={t('keyword')}>
              <RememberedInput code={`${code}.keyword`} placeholder={t('keywordHint')} />
            </Form.Item>
            <Form.Item name="productId" label={t('product')}>
              <OpsProductSelect placeholder={t('chooseProduct')} />
            </Form.Item>
            <Form.Item name="level" label={t('level')}>
              <Select
                allowClear
                placeholder={t('shared:select.placeholder')}
                options={sheetLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
              />
            </Form.Item>
          </FilterForm>
        }
        code={code}
        label={t('title')}
        columns={sheetColumns(t, show)}
        query={sheets}
        onOpen={({ id }) => show(id)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      <SheetDrawer
        sheet={sheets.data?.records.find(({ id }) => id === shown)}
        onClose={() => show(null)}
        onVersion={onVersion}
        onChanged={() => void sheets.refetch()}
      />
      <NewSheetDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={async (id) => {
          await sheets.refetch();
          show(id);
        }}
      />
    </ListPage>
  );
};
