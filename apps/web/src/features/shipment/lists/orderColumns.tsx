import type { ListingState, ShipmentOrder } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import type { StatusKind } from '../../../shared/feedback/values/statusKinds.ts';
import { listedHref } from '../../../shared/paths/orders.ts';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { weightColumns } from '../weightColumns.ts';

const kinds: Readonly<Record<ListingState, StatusKind>> = {
  expected: 'info',
  arrived: 'success',
  missing: 'danger',
  extra: 'warning',
  off: 'muted',
  missedOff: 'muted',
};

export const orderColumns = (
  t: TFunction<'shipment'>,
  actions?: (order: ShipmentOrder) => ReactNode,
): Column<ShipmentOrder>[] => [
  {
    key: 'transactionOrderNo',
    title: t('order'),
    width: 155,
    keep: true,
    card: 'name',
    render: ({ orderId, transactionOrderNo, customerNo }) => (
      <Stacked below={customerNo === transactionOrderNo ? undefined : customerNo}>
        {orderId ? <Link to={listedHref(orderId)}>{transactionOrderNo}</Link> : transactionOrderNo}
      </Stacked>
    ),
  },
  {
    key: 'state',
    title: t('state'),
    width: 115,
    card: 'state',
    render: ({ state, orderId }) => (
      <StatusTag kind={kinds[state]}>{t(orderId ? `state.${state}` : 'state.stray')}</StatusTag>
    ),
  },
  { key: 'trackingNumber', title: t('trackingNumber'), width: 150, copy: true },
  { key: 'productName', title: t('product'), width: 150 },
  { key: 'countryCode', title: t('country'), width: 70 },
  ...weightColumns(t),
  minuteColumn('time', t('time'), { width: 146 }) as Column<ShipmentOrder>,
  ...(actions
    ? [
        {
          key: 'actions',
          title: t('actions'),
          width: actionsWidth,
          pin: 'end',
          keep: true,
          render: actions,
        } as const,
      ]
    : []),
];
