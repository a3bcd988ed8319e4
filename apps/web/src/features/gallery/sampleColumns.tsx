import type { TFunction } from 'i18next';
import { Amount } from '../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../shared/inputs/DictTag.tsx';
import type { Column } from '../../shared/table/types.ts';
import type { SampleOrder } from './sampleOrders.ts';

const plain = [
  'consignee',
  'city',
  'postCode',
  'tracking',
  'hsCode',
  'shipper',
  'source',
  'remark',
] as const;

/** Twenty columns of the kinds that an order list has. */
export const sampleColumns = (t: TFunction<'gallery'>): Column<SampleOrder>[] => [
  { key: 'no', title: t('order.no'), width: 170, keep: true, copy: true, sort: true, pin: 'start' },
  {
    key: 'status',
    title: t('order.status'),
    width: 120,
    render: ({ status }) => <DictTag code="order_status" value={status} />,
  },
  {
    key: 'settlement',
    title: t('order.settlement'),
    width: 110,
    render: ({ settlement }) => <DictTag code="settlement_status" value={settlement} />,
  },
  { key: 'product', title: t('order.product'), width: 150 },
  { key: 'country', title: t('order.country'), width: 90 },
  {
    key: 'price',
    title: t('order.price'),
    width: 140,
    align: 'end',
    sort: true,
    render: ({ price, currency }) => <Amount value={price} currency={currency} />,
  },
  { key: 'weight', title: t('order.weight'), width: 100, align: 'end' },
  { key: 'boxes', title: t('order.boxes'), width: 80, align: 'end' },
  ...plain.map((key) => ({ key, title: t(`order.${key}`), width: 130 })),
  {
    key: 'createTime',
    title: t('order.createTime'),
    width: 180,
    sort: true,
    render: ({ createTime }) => <TimeText value={createTime} />,
  },
  {
    key: 'payTime',
    title: t('order.payTime'),
    width: 170,
    render: ({ payTime }) => <TimeText value={payTime} to="minute" />,
  },
  { key: 'currency', title: t('order.currency'), width: 90 },
  { key: 'id', title: t('order.id'), width: 120, hidden: true },
];
