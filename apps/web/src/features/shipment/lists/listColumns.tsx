import type { ShipmentView } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shipmentHref } from '../../../shared/paths/shipment.ts';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { m3Text } from '../totalsText.ts';
import { weightColumns } from '../weightColumns.ts';
import { Counts } from './Counts.tsx';
import { ListStatus } from './ListStatus.tsx';

interface Manner {
  operator: boolean;
  actions: (list: ShipmentView) => ReactNode;
}

const merchantColumn = (t: TFunction<'shipment'>): Column<ShipmentView> => ({
  key: 'merchantName',
  title: t('merchant'),
  width: 140,
  render: ({ merchantName, merchantCode }) => (
    <Stacked below={merchantCode}>{merchantName}</Stacked>
  ),
});

export const listColumns = (
  t: TFunction<'shipment'>,
  { operator, actions }: Manner,
): Column<ShipmentView>[] => [
  {
    key: 'shipmentNo',
    title: t('shipmentNo'),
    width: 170,
    keep: true,
    card: 'name',
    render: ({ id, shipmentNo, inventoryNo }) => (
      <Stacked below={inventoryNo === shipmentNo ? undefined : inventoryNo}>
        <Link to={shipmentHref(id)}>{shipmentNo}</Link>
      </Stacked>
    ),
  },
  ...(operator ? [merchantColumn(t)] : []),
  {
    key: 'status',
    title: t('status'),
    width: 110,
    card: 'state',
    render: ({ status }) => <ListStatus status={status} />,
  },
  {
    key: 'counts',
    title: t('counts'),
    width: 210,
    render: ({ counts }) => <Counts counts={counts} />,
  },
  ...weightColumns(t),
  {
    key: 'volumeM3',
    title: t('volume'),
    width: 100,
    align: 'end',
    hidden: true,
    render: ({ volumeM3 }) => (volumeM3 > 0 ? m3Text(volumeM3) : null),
  },
  {
    key: 'warehouseName',
    title: t('warehouse'),
    width: 150,
    render: ({ warehouseName, mode }) => (
      <Stacked below={t(`mode.${mode}`)}>{warehouseName}</Stacked>
    ),
  },
  minuteColumn('shipmentTime', t('shipmentTime'), { width: 146 }) as Column<ShipmentView>,
  minuteColumn('deliverTime', t('deliverTime'), { width: 146 }) as Column<ShipmentView>,
  minuteColumn('estimatedArrival', t('estimatedArrival'), { width: 146 }) as Column<ShipmentView>,
  { key: 'shipperName', title: t('shipper'), width: 120 },
  { key: 'remark', title: t('remark'), width: 160 },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: actions,
  },
];
