import {
  listReturns,
  listShelfPlaces,
  returnSources,
  returnStates,
  returnWishes,
} from '@alpaca/contract';
import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLookAgain } from '../../../shared/api/useCall.ts';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { tick } from '../../../shared/list/tick.ts';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { ReturnDrawer } from './ReturnDrawer.tsx';
import { returnColumns } from './returnColumns.tsx';
import { useHouse } from './useHouse.ts';
import { useReturnActs } from './useReturnActs.tsx';

const moreNames = ['source', 'merchantCode', 'warehouseId'] as const;
const shownBy = [listReturns, listShelfPlaces];

type Filter = ReturnType<typeof useUrlFilter<typeof listReturns.body>>[0];

/** The address's filter; the staff's list is of one state, on the shelf unless another is chosen. */
export const useReturnFilter = (isStaff: boolean) => {
  const [asked, setFilter] = useUrlFilter(listReturns.body);
  const filter: Filter = isStaff ? { ...asked, state: asked.state ?? 'onShelf' } : asked;
  return [filter, setFilter] as const;
};

const HouseFilter = () => {
  const { t } = useTranslation('returns');
  const { mine } = useHouse();
  return (
    <Form.Item name="warehouseId" label={t('warehouse')}>
      <Select
        allowClear
        placeholder={t('any')}
        options={
          mine.data?.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })) ?? []
        }
      />
    </Form.Item>
  );
};

/** Parcels that came back, those due first; one opens beside the list. */
export const ReturnList = ({ isStaff }: { isStaff: boolean }) => {
  const { t } = useTranslation('returns');
  const [filter, setFilter] = useReturnFilter(isStaff);
  const query = useListQuery(listReturns, filter);
  const shown = useShownRecord();
  const look = useLookAgain(shownBy);
  useRefresh('user', look);
  const onLeft = () => shown.id !== '' && shown.close();
  const { actsOf, dialog } = useReturnActs(isStaff, { onChanged: look, onLeft });
  const row = query.data?.page.records.find(({ id }) => id === shown.id);
  const emptyState = isStaff ? (filter.state ?? 'onShelf') : 'own';
  const choice = <T extends string>(values: readonly T[], label: (value: T) => string) => (
    <Select
      allowClear
      placeholder={t('any')}
      options={values.map((value) => ({ value, label: label(value) }))}
    />
  );
  return (
    <>
      <DataTable
        code={isStaff ? 'warehouse.returns' : 'warehouse.ownReturns'}
        label={t('title')}
        query={{ ...query, data: query.data?.page }}
        columns={returnColumns(t, {
          isStaff,
          onOpen: shown.show,
          actions: (one) => <RowActions of={one.transactionOrderNo} actions={actsOf(one)} />,
        })}
        filter={
          <FilterForm
            value={filter}
            onChange={setFilter}
            onSame={look}
            moreNames={moreNames}
            more={
              <>
                <Form.Item name="source" label={t('source')}>
                  {choice(returnSources, (value) => t(`source.${value}`))}
                </Form.Item>
                {isStaff && (
                  <Form.Item name="merchantCode" label={t('merchantCode')}>
                    <RememberedInput code="returns.merchant" />
                  </Form.Item>
                )}
                {isStaff && <HouseFilter />}
              </>
            }
          >
            <Form.Item name="number" label={t('number')}>
              <RememberedInput code="returns.number" placeholder={t('numberHint')} />
            </Form.Item>
            {!isStaff && (
              <Form.Item name="state" label={t('state')}>
                {choice(returnStates, (value) => t(`state.${value}`))}
              </Form.Item>
            )}
            <Form.Item name="wish" label={t('wish')}>
              {choice([...returnWishes, 'none'] as const, (value) => t(`wish.${value}`))}
            </Form.Item>
            <Form.Item name="overdue" label=" " {...tick}>
              <Checkbox>{t('overdueOnly')}</Checkbox>
            </Form.Item>
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={isNarrowed(filter, 'warehouseId', isStaff ? 'state' : '')}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t(`empty.${emptyState}`)}
            text={t(`emptyText.${emptyState}`)}
          />
        }
      />
      <ReturnDrawer
        row={row}
        open={shown.id !== '' && !query.isPending}
        isStaff={isStaff}
        acts={row ? actsOf(row) : []}
        onClose={shown.close}
      />
      {dialog}
    </>
  );
};
