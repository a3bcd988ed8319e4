import {
  constants,
  type ListingState,
  listShipmentOrders,
  type ShipmentDetail,
  type ShipmentOrder,
} from '@alpaca/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useSelection } from '../../../shared/table/useSelection.ts';
import { AddOrders } from './AddOrders.tsx';
import { orderColumns } from './orderColumns.tsx';
import { useChangeOrders } from './useChangeOrders.tsx';
import { useListActions } from './useListActions.ts';

const first: { pageNo: number; pageSize: number } = {
  pageNo: 1,
  pageSize: constants.listPageSize,
};

type Only = ListingState | 'all';

const shownStates = ({ counts, off, offMissing, status }: ShipmentDetail) => {
  const begun = status !== 'open';
  const each: readonly [ListingState, boolean][] = [
    ['arrived', begun],
    ['missing', counts.missing > 0],
    ['extra', counts.extra > 0],
    ['missedOff', offMissing > 0],
    ['off', off > offMissing],
  ];
  return each.flatMap(([state, isShown]) => (isShown ? [state] : []));
};

/** The orders of a list by how they stand; some can be taken off until the first is received. */
export const ShipmentOrders = ({ list }: { list: ShipmentDetail }) => {
  const { t } = useTranslation('shipment');
  const [place, setPlace] = useState(first);
  const [chosen, setOnly] = useState<Only>('all');
  const states = ['all', ...shownStates(list)] as const;
  // The last that was missing has come: what is left is all of it.
  const only = states.includes(chosen) ? chosen : 'all';
  const state = only === 'all' ? {} : { state: only };
  const query = useListQuery(listShipmentOrders, { id: list.id, ...place, ...state });
  const selection = useSelection<ShipmentOrder>();
  const { change, dialog } = useChangeOrders(list);
  const { mayChange, whyNot } = useListActions();
  const canRemove = mayChange && whyNot(list) === undefined;
  const remove = async (rows: readonly ShipmentOrder[]) => {
    const orders = rows.flatMap(({ orderId: id, transactionOrderNo: no }) =>
      id ? [{ id, no }] : [],
    );
    if (!(await change({ remove: orders }))) return;
    selection.clear();
    say('success', t('removed', { count: orders.length }));
  };
  const actions = (row: ShipmentOrder) =>
    row.state === 'expected' && (
      <RowActions
        of={row.transactionOrderNo}
        actions={[{ key: 'remove', text: t('remove'), onClick: () => remove([row]) }]}
      />
    );
  return (
    <>
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
          // One choice is none.
          states.length > 1 && (
            <Segmented<Only>
              aria-label={t('orders')}
              value={only}
              options={states.map((value) => ({
                value,
                label: t(`only.${value}`),
              }))}
              onChange={(next) => {
                setOnly(next);
                setPlace(first);
              }}
            />
          )
        }
        tools={canRemove && <AddOrders id={list.id} />}
        columns={orderColumns(t, canRemove ? actions : undefined)}
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
      {dialog}
    </>
  );
};
