import {
  batchDeliver,
  getDeliverProProduct,
  listWaitingOrders,
  type WaitingOrder,
} from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/request.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { wireFormat } from '../../../shared/inputs/dateRange.ts';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import type { Action } from '../../../shared/permission/ActionMenu.tsx';
import { say } from '../../../shared/store/notice.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useSelection } from '../../../shared/table/useSelection.ts';
import { ByShipperDialog } from '../handOver/ByShipperDialog.tsx';
import { type HandingOver, HandOverDialog } from '../handOver/HandOverDialog.tsx';
import { useAddTo } from '../handOver/useAddTo.tsx';
import { sumOf } from '../sumOf.ts';
import { totalsText } from '../totalsText.ts';
import { useLiveShipments } from '../useRenewShipments.ts';
import { HandOverActions } from './HandOverActions.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { waitingColumns } from './waitingColumns.tsx';

const code = 'shipment.waiting';

/** What can be handed over: chosen one by one, by a filter, or all of today. */
export default function WaitingPage() {
  const { t } = useTranslation('shipment');
  const [filter, setFilter] = useUrlFilter(listWaitingOrders.body);
  const lines = useCall(getDeliverProProduct, { body: {} }, { meta: { quiet: true } });
  const selection = useSelection<WaitingOrder>();
  const [handing, setHanding] = useState<HandingOver | null>(null);
  const [byShipper, setByShipper] = useState(false);
  const addTo = useAddTo(selection.clear);
  // A list takes what its warehouse takes.
  const warehouseId = addTo.list?.warehouseId;
  const query = useListQuery(listWaitingOrders, { ...filter, ...(warehouseId && { warehouseId }) });
  useLiveShipments();
  const { pageNo: _, pageSize: __, ...narrowed } = filter;
  const isPart = isNarrowed(narrowed);

  const preview = async (asked: typeof narrowed) => {
    const found = await request(batchDeliver, { query: asked });
    if (found.ids.length === 0) return say('info', t('nothingToday'));
    const productIds = found.groups.map(({ productId }) => productId);
    setHanding({ ...found, productIds });
  };
  const today = () => {
    const now = tenantNow();
    const from = now.startOf('day').format(wireFormat);
    return preview({ from, to: now.endOf('day').format(wireFormat) });
  };
  const chosen = (rows: readonly WaitingOrder[]) =>
    setHanding({
      ids: rows.map(({ id }) => id),
      totals: sumOf(rows),
      productIds: rows.map(({ productId }) => productId),
      leftOut: [],
      leftOutCount: 0,
    });
  const data = query.data?.page;
  const ways: Action[] = [
    { key: 'today', text: t('today'), onClick: today },
    {
      key: 'all',
      text: t(isPart ? 'allFound' : 'all'),
      onClick: () => preview(narrowed),
    },
    {
      key: 'byShipper',
      text: t('byShipper'),
      permission: 'order:addresses',
      onClick: () => setByShipper(true),
    },
  ];
  return (
    <ListPage
      title={t('waiting.title')}
      beside={query.data && <span>{totalsText(t, query.data.totals)}</span>}
      actions={!addTo.isOn && <HandOverActions actions={ways} />}
      views={addTo.banner}
    >
      <DataTable
        filter={
          <FilterForm
            value={filter}
            onChange={setFilter}
            onSame={query.refetch}
            more={<MoreFilters lines={lines.data ?? []} />}
            moreNames={['warehouseId', 'shipperName', 'soon']}
          >
            <Form.Item name="keyword" label={t('number')}>
              <RememberedInput code="shipment.waiting.keyword" placeholder={t('numberHint')} />
            </Form.Item>
            <Form.Item name="productId" label={t('product')}>
              <Select
                allowClear
                placeholder={t('any')}
                options={(lines.data ?? []).map(({ productId, productName, tickets }) => ({
                  value: productId,
                  label: t('lineCount', { name: productName, count: tickets }),
                }))}
              />
            </Form.Item>
            <DateRangeItem label={t('submitTime')} names={['from', 'to']} />
          </FilterForm>
        }
        code={code}
        label={t('waiting.title')}
        columns={waitingColumns(t)}
        query={{ ...query, data }}
        selection={selection}
        bulk={(rows) => (
          <ActionButton
            type="primary"
            disabledReason={addTo.disabledReason}
            onClick={() => (addTo.isOn ? addTo.add(rows) : chosen(rows))}
          >
            {t(addTo.isOn ? 'addToList' : 'handOver')}
          </ActionButton>
        )}
        empty={
          <ListEmpty
            isNarrowed={isPart}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t('waiting.empty')}
            text={t('waiting.emptyText')}
          />
        }
      />
      <HandOverDialog
        handing={handing}
        onClose={() => setHanding(null)}
        onDone={() => {
          setHanding(null);
          selection.clear();
        }}
      />
      <ByShipperDialog open={byShipper} onClose={() => setByShipper(false)} />
      {addTo.dialogs}
    </ListPage>
  );
}
