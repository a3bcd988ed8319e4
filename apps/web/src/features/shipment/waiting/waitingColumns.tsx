import type { WaitingOrder } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { listedHref } from '../../../shared/paths/orders.ts';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { m3Text } from '../totalsText.ts';
import { weightColumns } from '../weightColumns.ts';

export const waitingColumns = (t: TFunction<'shipment'>): Column<WaitingOrder>[] => [
  {
    key: 'transactionOrderNo',
    title: t('order'),
    width: 160,
    keep: true,
    card: 'name',
    render: ({ id, transactionOrderNo, customerNo }) => (
      <Stacked below={customerNo === transactionOrderNo ? undefined : customerNo}>
        <Link to={listedHref(id)}>{transactionOrderNo}</Link>
      </Stacked>
    ),
  },
  { key: 'trackingNumber', title: t('trackingNumber'), width: 150, copy: true },
  { key: 'productName', title: t('product'), width: 150 },
  { key: 'countryCode', title: t('country'), width: 70 },
  { key: 'shipperName', title: t('shipper'), width: 110 },
  ...weightColumns(t),
  {
    key: 'volumeM3',
    title: t('volume'),
    width: 100,
    align: 'end',
    hidden: true,
    render: ({ volumeM3 }) => (volumeM3 > 0 ? m3Text(volumeM3) : null),
  },
  minuteColumn('submitTime', t('submitTime'), { width: 146 }) as Column<WaitingOrder>,
  minuteColumn('voidTime', t('voidTime'), { width: 146 }) as Column<WaitingOrder>,
];
