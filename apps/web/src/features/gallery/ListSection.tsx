import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../shared/inputs/CountrySelect.tsx';
import { DateRangeItem } from '../../shared/inputs/DateRangeItem.tsx';
import { DictSelect } from '../../shared/inputs/DictSelect.tsx';
import { NumberList } from '../../shared/inputs/NumberList.tsx';
import { TextInput } from '../../shared/inputs/TextInput.tsx';
import { FilterForm } from '../../shared/list/FilterForm.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { SavedViews } from '../../shared/list/SavedViews.tsx';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { useSelection } from '../../shared/table/useSelection.ts';
import { sampleColumns } from './sampleColumns.tsx';
import type { SampleOrder } from './sampleOrders.ts';
import { modes, SampleFilter, useSampleList } from './useSampleList.ts';

const useCount = (search: string) => (search === '' ? 10_000 : search.length);

const Bulk = ({ rows }: { rows: readonly SampleOrder[] }) => {
  const { t } = useTranslation('gallery');
  const drafts = rows.filter(({ status }) => status === 'draft');
  return (
    <ActionButton
      size="small"
      disabledReason={drafts.length === 0 ? t('list.noDraft') : undefined}
      confirm={{
        title: t('list.submit'),
        count: drafts.length,
        text: t('list.submitText'),
        samples: drafts.map(({ no }) => no),
        skipped:
          rows.length > drafts.length
            ? [{ count: rows.length - drafts.length, reason: t('list.notDraft') }]
            : [],
      }}
      onClick={() => new Promise((resolve) => setTimeout(resolve, 400))}
    >
      {t('list.submit')}
    </ActionButton>
  );
};

/** A whole list page over made-up orders. */
export const ListSection = () => {
  const { t } = useTranslation('gallery');
  const [filter, setFilter] = useUrlFilter(SampleFilter);
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState('');
  const [deep, setDeep] = useState('');
  const selection = useSelection<SampleOrder>();
  const orders = useSampleList(filter, round);
  return (
    <ListPage
      title={t('list.title')}
      actions={
        <>
          <Select
            aria-label={t('list.mode')}
            value={filter.mode}
            style={{ width: 130 }}
            options={modes.map((value) => ({ value, label: value }))}
            onChange={(mode) => setFilter({ mode })}
          />
          <Button onClick={() => setRound(round + 1)}>{t('list.change')}</Button>
        </>
      }
      views={<SavedViews code="gallery" useCount={useCount} />}
    >
      <DataTable
        filter={
          <FilterForm
            value={filter}
            onChange={setFilter}
            onSame={orders.refetch}
            moreNames={['country', 'numbers']}
            more={
              <>
                <Form.Item name="country" label={t('order.country')}>
                  <CountrySelect />
                </Form.Item>
                <Form.Item name="numbers" label={t('list.numbers')}>
                  <NumberList rows={2} />
                </Form.Item>
              </>
            }
          >
            <Form.Item name="status" label={t('order.status')}>
              <DictSelect code="order_status" />
            </Form.Item>
            <Form.Item name="product" label={t('order.product')}>
              <TextInput />
            </Form.Item>
            <DateRangeItem label={t('order.createTime')} names={['from', 'to']} />
          </FilterForm>
        }
        code="gallery"
        label={t('list.title')}
        columns={sampleColumns(t)}
        query={orders}
        selection={selection}
        unselectable={({ status }) => (status === 'withheld' ? t('list.withheld') : undefined)}
        bulk={(rows) => <Bulk rows={rows} />}
        deep={{ onNext: () => setDeep('next'), onLast: () => setDeep('last') }}
        onOpen={({ no }) => setOpened(no)}
      />
      <output data-testid="opened">{opened}</output>
      <output data-testid="deep">{deep}</output>
    </ListPage>
  );
};
