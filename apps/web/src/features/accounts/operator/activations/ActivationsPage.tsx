import { listActivations } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { DateRangeItem } from '../../../../shared/inputs/DateRangeItem.tsx';
import { DictSelect } from '../../../../shared/inputs/DictSelect.tsx';
import { RememberedInput } from '../../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { SavedViews } from '../../../../shared/list/SavedViews.tsx';
import { useListQuery } from '../../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../../shared/table/DataTable.tsx';
import { ActivationDrawer } from './ActivationDrawer.tsx';
import { activationColumns } from './activationColumns.tsx';

const code = 'ops.activations';

/** Requests to be activated, for review. */
export default function ActivationsPage() {
  const { t } = useTranslation('opsMerchants');
  const [filter, setFilter] = useUrlFilter(listActivations.query);
  const requests = useListQuery(listActivations, filter);
  const queries = useQueryClient();
  const { id, show, close } = useShownRecord();
  const changed = () => void queries.invalidateQueries({ queryKey: callKey(listActivations) });
  return (
    <ListPage title={t('activations.title')} views={<SavedViews code={code} />}>
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={requests.refetch}>
            <Form.Item name="status" label={t('status')}>
              <DictSelect code="activation_request_status" />
            </Form.Item>
            <Form.Item name="merchant" label={t('merchant')}>
              <RememberedInput code={`${code}.merchant`} placeholder={t('merchantHint')} />
            </Form.Item>
            <DateRangeItem label={t('submitTime')} names={['from', 'to']} />
          </FilterForm>
        }
        code={code}
        label={t('activations.title')}
        columns={activationColumns(t, show)}
        query={requests}
        onOpen={(row) => show(row.id)}
        empty={<EmptyState title={t('activations.empty')} text={t('activations.emptyText')} />}
      />
      <ActivationDrawer id={id || null} onClose={close} onReviewed={changed} />
    </ListPage>
  );
}
