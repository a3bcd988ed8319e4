import { listMerchants } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { DictSelect } from '../../../../shared/inputs/DictSelect.tsx';
import { RememberedInput } from '../../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { SavedViews } from '../../../../shared/list/SavedViews.tsx';
import { useListQuery } from '../../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../../shared/table/DataTable.tsx';
import { MerchantDrawer } from './MerchantDrawer.tsx';
import { merchantColumns } from './merchantColumns.tsx';

const code = 'ops.merchants';

/** The tenant's merchants: how far they are, what they have, how they pay. */
export default function MerchantsPage() {
  const { t } = useTranslation('opsMerchants');
  const [filter, setFilter] = useUrlFilter(listMerchants.query);
  const merchants = useListQuery(listMerchants, filter);
  const queries = useQueryClient();
  const { id, show, close } = useShownRecord();
  const changed = () => void queries.invalidateQueries({ queryKey: callKey(listMerchants) });
  return (
    <ListPage title={t('merchants.title')} views={<SavedViews code={code} />}>
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={merchants.refetch}>
            <Form.Item name="search" label={t('merchant')}>
              <RememberedInput code={`${code}.search`} placeholder={t('merchantHint')} />
            </Form.Item>
            <Form.Item name="authStatus" label={t('authStatus')}>
              <DictSelect code="activation_status" />
            </Form.Item>
            <Form.Item name="terms" label={t('terms')}>
              <DictSelect code="payment_terms" />
            </Form.Item>
          </FilterForm>
        }
        code={code}
        label={t('merchants.title')}
        columns={merchantColumns(t, show)}
        query={merchants}
        onOpen={(row) => show(row.id)}
        empty={<EmptyState title={t('merchants.empty')} text={t('merchants.emptyText')} />}
      />
      <MerchantDrawer id={id || null} onClose={close} onChanged={changed} />
    </ListPage>
  );
}
