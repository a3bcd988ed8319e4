import { listShipments, listShipmentWarehouses, shipmentStatuses } from '@alpaca/contract';
import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { SavedViews } from '../../../shared/list/SavedViews.tsx';
import { tick } from '../../../shared/list/tick.ts';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { shipmentHref } from '../../../shared/paths/shipment.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { LinkButton } from '../../../shared/place/LinkButton.tsx';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { ExportButton } from '../../exports/index.ts';
import { useLiveShipments } from '../useRenewShipments.ts';
import { listColumns } from './listColumns.tsx';
import { useListActions } from './useListActions.ts';

const code = 'shipment.inventory';

const MoreFilters = ({ operator }: { operator: boolean }) => {
  const { t } = useTranslation('shipment');
  const houses = useCall(listShipmentWarehouses, undefined, { meta: { quiet: true } });
  return (
    <>
      <Form.Item name="warehouseId" label={t('warehouse')}>
        <Select
          allowClear
          placeholder={t('any')}
          options={(houses.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      {operator && (
        <Form.Item name="merchantCode" label={t('merchantCode')}>
          <RememberedInput code="shipment.inventory.merchant" />
        </Form.Item>
      )}
      <Form.Item name="missing" label={t('missing')} {...tick}>
        <Checkbox>{t('missingOnly')}</Checkbox>
      </Form.Item>
    </>
  );
};

/** Every list, with what came of it so far. */
export default function InventoryPage() {
  const { t } = useTranslation('shipment');
  const navigate = useNavigate();
  const operator = useIsOperator();
  const [filter, setFilter] = useUrlFilter(listShipments.body);
  const lists = useListQuery(listShipments, filter);
  const { print, takeBack, mayChange } = useListActions();
  useLiveShipments();
  const { pageNo: _, pageSize: __, ...narrowed } = filter;
  const handOver = mayChange && (
    <LinkButton type="primary" to="/shipment/waiting">
      {t('handOver')}
    </LinkButton>
  );
  return (
    <ListPage
      title={t('inventory.title')}
      actions={
        <>
          <ExportButton kind="shipment" filter={narrowed} count={lists.data?.total} />
          {handOver}
        </>
      }
      views={<SavedViews code={code} />}
    >
      <DataTable
        filter={
          <FilterForm
            value={filter}
            onChange={setFilter}
            onSame={lists.refetch}
            more={<MoreFilters operator={operator} />}
            moreNames={['warehouseId', 'merchantCode', 'missing']}
          >
            <Form.Item name="shipmentNo" label={t('shipmentNo')}>
              <RememberedInput code="shipment.inventory.no" placeholder={t('shipmentNoFind')} />
            </Form.Item>
            <Form.Item name="status" label={t('status')}>
              <Select
                allowClear
                placeholder={t('any')}
                options={shipmentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
              />
            </Form.Item>
            <DateRangeItem label={t('shipmentTime')} names={['from', 'to']} />
          </FilterForm>
        }
        code={code}
        label={t('inventory.title')}
        columns={listColumns(t, {
          operator,
          actions: (list) => (
            <RowActions
              of={list.shipmentNo}
              actions={[print(list), ...(mayChange ? [takeBack(list)] : [])]}
            />
          ),
        })}
        query={lists}
        onOpen={({ id }) => void navigate(shipmentHref(id))}
        empty={
          <ListEmpty
            isNarrowed={isNarrowed(narrowed)}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t('inventory.empty')}
            text={t(operator ? 'inventory.emptyStaff' : 'inventory.emptyText')}
            action={handOver}
          />
        }
      />
    </ListPage>
  );
}
