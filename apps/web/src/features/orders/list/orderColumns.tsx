import type { ListedOrder } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { listedHref } from '../../../shared/paths/orders.ts';
import { language } from '../../../shared/store/language.ts';
import type { Column } from '../../../shared/table/types.ts';
import { CountryText } from '../../addresses/index.ts';
import { obstacleTo } from '../stateOf.ts';
import styles from './List.module.css';

interface Manner {
  operator: boolean;
  /** No room for more than the number itself. */
  phone: boolean;
  /** The list's address: the way from an order to the next. */
  list: string;
  actions: (order: ListedOrder) => ReactNode;
}

const StatusCell = ({ order, t }: { order: ListedOrder; t: TFunction<'orderList'> }) => (
  <span className={styles.status}>
    <DictTag code="order_status" value={order.status} />
    {order.booking === 'waitingPayment' && <small>{t('waitingPayment')}</small>}
    {order.booking === 'cancelling' && <small>{t('cancelling')}</small>}
  </span>
);

const merchantText = ({ merchantName, merchantCode }: ListedOrder) => (
  <span className={styles.merchant}>
    {merchantName} <small>{merchantCode}</small>
  </span>
);

export const orderColumns = (
  t: TFunction<'orderList'>,
  { operator, phone, list, actions }: Manner,
): Column<ListedOrder>[] => [
  {
    key: 'transactionOrderNo',
    title: t('field.orderNo'),
    width: 180,
    pin: 'start',
    keep: true,
    copy: !phone,
    render: ({ id, transactionOrderNo }) => (
      <Link to={listedHref(id, list)}>{transactionOrderNo}</Link>
    ),
  },
  ...(operator
    ? [{ key: 'merchantName', title: t('field.merchant'), width: 190, render: merchantText }]
    : []),
  { key: 'customerNo', title: t('field.customerNo'), width: 170, copy: true },
  {
    key: 'status',
    title: t('field.status'),
    width: 190,
    render: (order) => <StatusCell order={order} t={t} />,
  },
  {
    key: 'settlementStatus',
    title: t('field.settlement'),
    width: 110,
    render: ({ settlementStatus }) => <DictTag code="settlement_status" value={settlementStatus} />,
  },
  { key: 'productName', title: t('field.product'), width: 170 },
  {
    key: 'countryCode',
    title: t('field.country'),
    width: 110,
    render: ({ countryCode }) => countryCode && <CountryText code={countryCode} />,
  },
  { key: 'consigneeName', title: t('field.consignee'), width: 150 },
  { key: 'boxCount', title: t('field.boxes'), width: 70, align: 'end' },
  {
    key: 'orderWeight',
    title: t('field.weight'),
    width: 110,
    align: 'end',
    render: ({ orderWeight }) => orderWeight.toFixed(3),
  },
  {
    key: 'totalPrice',
    title: t('field.price'),
    width: 140,
    align: 'end',
    render: ({ totalPrice, currencyCode }) => (
      <Amount value={totalPrice} {...(currencyCode && { currency: currencyCode })} />
    ),
  },
  { key: 'trackingNumber', title: t('field.tracking'), width: 200, copy: true },
  {
    key: 'label',
    title: t('field.label'),
    width: 110,
    render: ({ label }) =>
      label === 'none' ? null : (
        <StatusTag kind={label === 'ready' ? 'success' : 'processing'}>
          {t(`label.${label}`)}
        </StatusTag>
      ),
  },
  { key: 'failReason', title: t('field.failReason'), width: 220 },
  {
    key: 'source',
    title: t('field.source'),
    width: 110,
    hidden: true,
    render: ({ source }) => t(`source.${source}`),
  },
  {
    key: 'voidUntil',
    title: t('field.voidUntil'),
    width: 160,
    // Counted down on the order's own page; a thousand clocks in a list would help nobody.
    render: (order) =>
      obstacleTo(order, 'refund') === null && <TimeText value={order.voidUntil} to="minute" />,
  },
  {
    key: 'createTime',
    title: t('field.createTime'),
    width: 160,
    sort: true,
    render: ({ createTime }) => <TimeText value={createTime} to="minute" />,
  },
  {
    key: 'updateTime',
    title: t('field.updateTime'),
    width: 160,
    sort: true,
    render: ({ updateTime }) => <TimeText value={updateTime} to="minute" />,
  },
  {
    key: 'actions',
    title: t('field.actions'),
    width: language === 'en_US' ? 260 : 210,
    pin: 'end',
    render: actions,
  },
];
