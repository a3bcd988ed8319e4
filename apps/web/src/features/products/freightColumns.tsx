import type { FreightLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Amount } from '../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';
import { DictText } from '../../shared/inputs/DictText.tsx';
import type { Column } from '../../shared/table/types.ts';

export const freightKey = ({ productId, zone, goodsType, fromKg }: FreightLine) =>
  [productId, zone, goodsType, fromKg].join(' ');

export const freightColumns = (t: TFunction<'products'>): Column<FreightLine>[] => [
  { key: 'productName', title: t('name'), width: 160, keep: true },
  { key: 'zone', title: t('freight.zone'), width: 100 },
  { key: 'places', title: t('freight.places'), width: 180 },
  {
    key: 'goodsType',
    title: t('goodsType'),
    width: 110,
    render: ({ goodsType }) =>
      goodsType ? <DictText code="goods_type" value={goodsType} /> : t('freight.any'),
  },
  {
    key: 'weight',
    title: t('freight.weight'),
    width: 120,
    align: 'end',
    render: ({ fromKg: from, toKg: to }) => t('freight.weightText', { from, to }),
  },
  { key: 'price', title: t('freight.price'), width: 250 },
  {
    key: 'minCharge',
    title: t('freight.minCharge'),
    width: 100,
    align: 'end',
    render: ({ minCharge, currency }) => <Amount value={minCharge} currency={currency} />,
  },
  {
    key: 'days',
    title: t('days'),
    width: 100,
    render: ({ transitDaysMin: min, transitDaysMax: max }) => t('daysText', { min, max }),
  },
  {
    key: 'validFrom',
    title: t('freight.validFrom'),
    width: 160,
    hidden: true,
    render: ({ validFrom }) => <TimeText value={validFrom} to="minute" />,
  },
];
