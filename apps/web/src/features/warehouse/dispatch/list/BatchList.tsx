import { listBatches } from '@alpaca/contract';
import { Button, DatePicker, Form, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { dayFormat } from '../../../../shared/inputs/dateRange.ts';
import { RememberedInput } from '../../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../../shared/list/FilterForm.tsx';
import { ListEmpty } from '../../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../../shared/table/DataTable.tsx';
import { askStation, type Station } from '../../receive/station/station.ts';
import { OthersScans } from '../OthersScans.tsx';
import { batchColumns } from './batchColumns.tsx';
import { Lines } from './Lines.tsx';

const { warehouseId: _, ...filters } = listBatches.query.shape;
const Filter = z.strictObject(filters);

const dayOf = {
  getValueProps: (day: string | undefined) => ({ value: day ? dayjs(day) : null }),
  normalize: (day: dayjs.Dayjs | null) => day?.format(dayFormat),
};

interface Props {
  station: Station;
  onOpen: (id: string) => void;
}

/** The batches of a warehouse, the latest day first, below what waits for one. */
export const BatchList = ({ station, onOpen }: Props) => {
  const { t } = useTranslation('dispatch');
  const [filter, setFilter] = useUrlFilter(Filter);
  const batches = useListQuery(listBatches, { ...filter, warehouseId: station.warehouseId });
  const isNarrowed = Boolean(filter.keyword || filter.status || filter.day);
  return (
    <ListPage
      title={t('title')}
      actions={<Button onClick={askStation}>{station.warehouseName}</Button>}
    >
      <OthersScans />
      <Lines warehouseId={station.warehouseId} onOpen={onOpen} />
      <DataTable
        code="warehouse.batches"
        label={t('batches')}
        query={batches}
        columns={batchColumns(t, onOpen)}
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={batches.refetch}>
            <Form.Item name="keyword" label={t('keyword')}>
              <RememberedInput code="warehouse.batches.keyword" placeholder={t('keywordHint')} />
            </Form.Item>
            <Form.Item name="status" label={t('field.status')}>
              <Select
                allowClear
                placeholder={t('any')}
                options={(['open', 'closed'] as const).map((value) => ({
                  value,
                  label: t(`status.${value}`),
                }))}
              />
            </Form.Item>
            <Form.Item name="day" label={t('field.day')} {...dayOf}>
              <DatePicker format={dayFormat} placeholder={t('any')} />
            </Form.Item>
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={isNarrowed}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t('empty')}
            text={t('emptyText')}
          />
        }
      />
    </ListPage>
  );
};
