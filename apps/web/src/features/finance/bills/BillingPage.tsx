import { type Bill, billList } from '@alpaca/contract';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { CurrencySelect } from '../../../shared/inputs/CurrencySelect.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useLiveMoney } from '../refresh.ts';
import { BillDialog } from './BillDialog.tsx';
import { billColumns } from './billColumns.tsx';

const code = 'financial.bills';

/** A bill for each month: what it began with, what came and went, what it ended with. */
export default function BillingPage() {
  const { t } = useTranslation('finance');
  const [filter, setFilter] = useUrlFilter(billList.query);
  const bills = useListQuery(billList, filter);
  const [shown, setShown] = useState<Bill | null>(null);
  useLiveMoney();
  return (
    <ListPage title={t('bill.title')}>
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={bills.refetch}>
            <Form.Item name="currency" label={t('currency')}>
              <CurrencySelect />
            </Form.Item>
          </FilterForm>
        }
        code={code}
        label={t('bill.title')}
        columns={billColumns(t, setShown)}
        query={bills}
        rowKey={({ month, currency }) => `${month} ${currency}`}
        empty={<EmptyState title={t('bill.empty')} text={t('bill.emptyText')} />}
      />
      <BillDialog bill={shown} onClose={() => setShown(null)} />
    </ListPage>
  );
}
