import { TransactionQuery, transactionList } from '@alpaca/contract';
import { Form, Select, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { CurrencySelect } from '../../../shared/inputs/CurrencySelect.tsx';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { DictSelect } from '../../../shared/inputs/DictSelect.tsx';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { SavedViews } from '../../../shared/list/SavedViews.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { ExportButton } from '../../exports/index.ts';
import { useLiveMoney } from '../refresh.ts';
import { Summary } from './Summary.tsx';
import { transactionColumns } from './transactionColumns.tsx';

const code = 'financial.transactions';

/** Every movement of the merchant's money, with what there was afterwards. */
export default function TransactionsPage() {
  const { t } = useTranslation('finance');
  const [filter, setFilter] = useUrlFilter(TransactionQuery);
  const transactions = useListQuery(transactionList, filter);
  useLiveMoney();
  const { pageNo, pageSize, after, ...found } = filter;
  const last = transactions.data?.records.at(-1);
  return (
    <ListPage
      title={t('transaction.title')}
      views={<SavedViews code={code} />}
      actions={<ExportButton kind="transaction" filter={found} count={transactions.data?.total} />}
    >
      {filter.subjectId && (
        <div>
          <Tag closable onClose={() => setFilter({ subjectId: undefined })}>
            {t('transaction.oneSubject')}
          </Tag>
        </div>
      )}
      <Summary filter={found} />
      <DataTable
        filter={
          <FilterForm
            value={filter}
            onChange={(change) => setFilter({ ...change, after: undefined })}
            onSame={transactions.refetch}
          >
            <Form.Item name="number" label={t('transaction.note')}>
              <TextInput placeholder={t('transaction.numberHint')} />
            </Form.Item>
            <Form.Item name="kind" label={t('transaction.kind')}>
              <DictSelect code="expense_type" />
            </Form.Item>
            <Form.Item name="direction" label={t('transaction.direction')}>
              <Select
                allowClear
                placeholder={t('transaction.any')}
                options={[
                  { value: 'in', label: t('transaction.in') },
                  { value: 'out', label: t('transaction.out') },
                ]}
              />
            </Form.Item>
            <Form.Item name="currency" label={t('currency')}>
              <CurrencySelect />
            </Form.Item>
            <DateRangeItem label={t('transaction.time')} names={['from', 'to']} />
          </FilterForm>
        }
        code={code}
        label={t('transaction.title')}
        columns={transactionColumns(t)}
        query={transactions}
        place={{
          pageNo,
          pageSize,
          sort: '',
          go: ({ sort: _, ...change }) => setFilter({ ...change, after: undefined }),
        }}
        deep={{
          onNext: last && (() => setFilter({ pageNo, after: last.id })),
          onLast: after === 'last' ? undefined : () => setFilter({ pageNo, after: 'last' }),
        }}
        empty={<EmptyState title={t('transaction.empty')} text={t('transaction.emptyText')} />}
      />
    </ListPage>
  );
}
