import { type AwaitedLabel, listAwaitedLabels } from '@alpaca/contract';
import { ImportOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { RememberedInput } from '../../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../../shared/list/useUrlFilter.ts';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { useRefresh } from '../../../../shared/socket/useRefresh.ts';
import { DataTable } from '../../../../shared/table/DataTable.tsx';
import { labelColumns } from './labelColumns.tsx';

const code = 'ops.labels';

interface Props {
  onLabel: (order: AwaitedLabel) => void;
  onImport: () => void;
}

/** Booked orders that still lack their label, the longest waiting first. */
export const LabelList = ({ onLabel, onImport }: Props) => {
  const { t } = useTranslation('opsLabels');
  const [filter, setFilter] = useUrlFilter(listAwaitedLabels.query);
  const orders = useListQuery(listAwaitedLabels, filter);
  useRefresh('any', () => void orders.refetch());
  return (
    <ListPage
      title={t('title')}
      actions={
        <ActionButton
          permission="ops:carrierImport"
          type="primary"
          icon={<ImportOutlined />}
          onClick={onImport}
        >
          {t('import')}
        </ActionButton>
      }
    >
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={orders.refetch}>
            <Form.Item name="orderNo" label={t('orderNo')}>
              <RememberedInput code={`${code}.orderNo`} placeholder={t('orderNoHint')} />
            </Form.Item>
          </FilterForm>
        }
        code={code}
        label={t('title')}
        rowKey={({ orderNo }) => orderNo}
        columns={labelColumns(t, onLabel)}
        query={orders}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </ListPage>
  );
};
