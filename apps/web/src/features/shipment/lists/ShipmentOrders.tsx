import {
  constants,
  editShipment,
  type ListingState,
  listShipmentOrders,
  type ShipmentDetail,
  type ShipmentOrder,
} from '@alpaca/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useSelection } from '../../../shared/table/useSelection.ts';
import { useRenewShipments } from '../useRenewShipments.ts';
import { orderColumns } from './orderColumns.tsx';
import { useListActions } from './useListActions.ts';

const first: { pageNo: number; pageSize: number } = {
  pageNo: 1,
  pageSize: constants.listPageSize,
};

type Only = ListingState | 'all';

const shownStates = ({ counts, off, status }: ShipmentDetail) => {
  const begun = status !== 'open';
  const each: readonly [ListingState, boolean][] = [
    ['arrived', begun],
    ['missing', counts.missing > 0],
    ['extra', counts.extra > 0],
    ['off', off > 0],
  ];
  return each.flatMap(([state, isShown]) => (isShown ? [state] : []));
};

/** The orders of a list by how they stand; some can be taken off until the first is received. */
export const ShipmentOrders = ({ list }: { list: ShipmentDetail }) => {
  const { t } = useTranslation('shipment');
  const [place, setPlace] = useState(first);
  const [only, setOnly] = useState<Only>('all');
  const state = only === 'all' ? {} : { state: only };
  const query = useListQuery(listShipmentOrders, { id: list.id, ...place, ...state });
  const selection = useSelection<ShipmentOrder>();
  const renew = useRenewShipments();
  const edit = useSend(editShipment);
  const { mayChange, whyNot } = useListActions();
  const canRemove = mayChange && whyNot(list) === undefined;
  const remove = async (rows: readonly ShipmentOrder[]) => {
    const ids = rows.flatMap(({ orderId }) => orderId ?? []);
    const body = { id: list.id, revision: list.revision, remove: ids };
    await edit.mutateAsync({ body }).finally(renew);
    selection.clear();
    say('success', t('removed', { count: ids.length }));
  };
  return (
    <DataTable
      code="shipment.orders"
      label={t('orders')}
      query={query}
      rowKey={({ orderId, transactionOrderNo, state, time }) =>
        `${orderId ?? transactionOrderNo} ${state} ${time}`
      }
      place={{
        ...place,
        sort: '',
        go: ({ pageNo = 1, pageSize = place.pageSize }) => setPlace({ pageNo, pageSize }),
      }}
      filter={
        <Segmented<Only>
          aria-label={t('orders')}
          value={only}
          options={(['all', ...shownStates(list)] as const).map((value) => ({
            value,
            label: t(`only.${value}`),
          }))}
          onChange={(next) => {
            setOnly(next);
            setPlace(first);
          }}
        />
      }
      columns={orderColumns(t)}
      {...(canRemove && {
        selection,
        unselectable: ({ state }: ShipmentOrder) =>
          state === 'expected' ? undefined : t('notListed'),
        bulk: (rows: readonly ShipmentOrder[]) => (
          <ActionButton onClick={() => remove(rows)}>{t('removeFromList')}</ActionButton>
        ),
      })}
      empty={<EmptyState title={t('noneFound')} />}
    />
  );
};
