import type { OrderMargin } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { merchantColumn } from '../../../shared/table/merchantColumn.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CountryText } from '../../addresses/index.ts';
import { LossAmount } from '../LossAmount.tsx';
import { percentText } from '../percentText.ts';
import { Whys } from './Whys.tsx';

type T = TFunction<'margin'>;

const amount = (
  t: T,
  key: 'charged' | 'carrier' | 'shares' | 'adjustments',
): Column<OrderMargin> => ({
  key,
  title: t(`field.${key}`),
  width: 120,
  align: 'end',
  render: (row) => <Amount value={row[key]} />,
});

/** Which order, what is left of it and why, and who looked at it. */
export const marginColumns = (t: T, onOpen: (id: string) => void): Column<OrderMargin>[] => [
  {
    key: 'transactionOrderNo',
    title: t('field.order'),
    width: 190,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ id, transactionOrderNo, trackingNumber }) => (
      <Stacked below={trackingNumber}>
        <OpenButton onOpen={() => onOpen(id)}>{transactionOrderNo}</OpenButton>
      </Stacked>
    ),
  },
  {
    key: 'margin',
    title: t('field.margin'),
    width: 120,
    align: 'end',
    card: 'state',
    // What nobody has billed would look like pure gain.
    render: ({ state, margin, percent }) =>
      state === 'known' ? (
        <Stacked below={percentText(percent)}>
          <LossAmount value={margin} />
        </Stacked>
      ) : (
        '--'
      ),
  },
  { key: 'whys', title: t('field.whys'), width: 260, render: (row) => <Whys {...row} /> },
  amount(t, 'charged'),
  amount(t, 'carrier'),
  amount(t, 'shares'),
  amount(t, 'adjustments'),
  merchantColumn(t('field.merchant')),
  {
    key: 'product',
    title: t('field.product'),
    width: 180,
    render: ({ productName, countryCode }) => (
      <Stacked below={<CountryText code={countryCode} />}>{productName}</Stacked>
    ),
  },
  { key: 'day', title: t('field.day'), width: 120 },
  {
    key: 'seen',
    title: t('field.seen'),
    width: 200,
    render: ({ seen }) => seen && <Stacked below={seen.byName}>{seen.note}</Stacked>,
  },
];
