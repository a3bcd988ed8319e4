import type { UnbilledParcel } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { listedHref } from '../../../shared/paths/orders.ts';
import { amountColumn } from '../../../shared/table/amountColumn.tsx';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CountryText } from '../../addresses/index.ts';

/** Which parcel, when it left, and what its merchant was charged meanwhile. */
export const unbilledColumns = (t: TFunction<'billLines'>): Column<UnbilledParcel>[] => [
  {
    key: 'transactionOrderNo',
    title: t('field.order'),
    width: 190,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ orderId, transactionOrderNo, trackingNumber }) => (
      <Stacked below={trackingNumber}>
        <Link to={listedHref(orderId)}>{transactionOrderNo}</Link>
      </Stacked>
    ),
  },
  {
    key: 'days',
    title: t('field.days'),
    width: 100,
    align: 'end',
    card: 'state',
    render: ({ days }) => t('days', { count: days }),
  },
  {
    key: 'merchant',
    title: t('field.merchant'),
    width: 160,
    render: (parcel) => <Stacked below={parcel.merchantCode}>{parcel.merchantName}</Stacked>,
  },
  {
    key: 'product',
    title: t('field.product'),
    width: 180,
    render: (parcel) => (
      <Stacked below={<CountryText code={parcel.countryCode} />}>{parcel.productName}</Stacked>
    ),
  },
  minuteColumn('leftTime', t('field.left')),
  amountColumn('charged', t('field.charged')),
];
