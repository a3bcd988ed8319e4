import type { ListedOrder } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { listedHref } from '../../../shared/paths/orders.ts';
import { language } from '../../../shared/store/language.ts';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CountryText } from '../../addresses/index.ts';
import { LatestTrack } from '../../tracking/index.ts';
import { obstacleTo } from '../stateOf.ts';

interface Manner {
  operator: boolean;
  /** Only who prints is told what was printed. */
  mayPrint: boolean;
  /** Only who sees tracks is told the latest: of which orders, and whether there is room for it. */
  tracks?: { ids: readonly string[]; isNarrow: boolean } | undefined;
  /** The list's address: the way from an order to the next. */
  list: string;
  actions: (order: ListedOrder) => ReactNode;
}

type Words = TFunction<'orderList'>;

// Words of states and titles are longer there; together they still fit beside the menu at 1440 px.
const inEnglish = language === 'en_US';

const toldBookings = ['waitingPayment', 'cancelling', 'awaitingWeight'] as const;

const status = (t: Words): Column<ListedOrder> => ({
  key: 'status',
  title: t('field.status'),
  width: inEnglish ? 148 : 106,
  card: 'state',
  render: ({ status, booking }) => {
    const below = toldBookings.find((each) => each === booking);
    return (
      <Stacked below={below && t(`booking.${below}`)}>
        <DictTag code="order_status" value={status} />
      </Stacked>
    );
  },
});

const tracking = (t: Words, mayPrint: boolean): Column<ListedOrder> => ({
  key: 'trackingNumber',
  title: t('field.tracking'),
  width: inEnglish ? 124 : 136,
  render: ({ trackingNumber, printCount }) => (
    <Stacked below={mayPrint && printCount > 0 && t('printed.times', { count: printCount })}>
      {trackingNumber && <CopyText text={trackingNumber} />}
    </Stacked>
  ),
});

const latestTrack = (
  t: Words,
  { ids, isNarrow }: NonNullable<Manner['tracks']>,
): Column<ListedOrder> => ({
  key: 'latestTrack',
  title: t('field.latestTrack'),
  width: 220,
  hidden: isNarrow,
  render: ({ id }) => <LatestTrack id={id} ids={ids} />,
});

const price = (t: Words): Column<ListedOrder> => ({
  key: 'totalPrice',
  title: t('field.price'),
  width: 114,
  align: 'end',
  render: ({ totalPrice, currencyCode, settlementStatus }) =>
    totalPrice && (
      <Stacked below={<DictText code="settlement_status" value={settlementStatus} />}>
        <Amount value={totalPrice} {...(currencyCode && { currency: currencyCode })} />
      </Stacked>
    ),
});

/** Shown once somebody wants them. */
const more = (t: Words): Column<ListedOrder>[] => [
  { key: 'boxCount', title: t('field.boxes'), width: 70, align: 'end' },
  {
    key: 'settlementStatus',
    title: t('field.settlement'),
    width: 110,
    render: ({ settlementStatus }) => <DictTag code="settlement_status" value={settlementStatus} />,
  },
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
    key: 'updateTime',
    title: t('field.updateTime'),
    width: 150,
    sort: true,
    render: ({ updateTime }) => <TimeText value={updateTime} to="minute" />,
  },
];

export const orderColumns = (
  t: Words,
  { operator, mayPrint, tracks, list, actions }: Manner,
): Column<ListedOrder>[] => [
  {
    key: 'transactionOrderNo',
    title: t('field.orderNo'),
    width: inEnglish ? 152 : 160,
    pin: 'start',
    keep: true,
    render: ({ id, transactionOrderNo, customerNo }) => (
      <Stacked below={customerNo}>
        <CopyText text={transactionOrderNo}>
          <Link to={listedHref(id, list)}>{transactionOrderNo}</Link>
        </CopyText>
      </Stacked>
    ),
  },
  ...(operator
    ? [
        {
          key: 'merchantName',
          title: t('field.merchant'),
          width: inEnglish ? 108 : 116,
          render: ({ merchantName, merchantCode }: ListedOrder) => (
            <Stacked below={merchantCode}>{merchantName}</Stacked>
          ),
        },
      ]
    : []),
  status(t),
  { key: 'productName', title: t('field.product'), width: operator ? 112 : 128 },
  {
    key: 'consigneeName',
    title: t('field.consignee'),
    width: operator ? 112 : 124,
    render: ({ countryCode, consigneeName }) => (
      <Stacked below={consigneeName}>{countryCode && <CountryText code={countryCode} />}</Stacked>
    ),
  },
  tracking(t, mayPrint),
  ...(tracks ? [latestTrack(t, tracks)] : []),
  {
    key: 'orderWeight',
    title: t('field.weight'),
    width: 90,
    align: 'end',
    // Operators see whose it is instead.
    hidden: operator,
    render: ({ orderWeight }) => orderWeight.toFixed(3),
  },
  price(t),
  {
    key: 'createTime',
    title: t('field.createTime'),
    width: 98,
    sort: true,
    render: ({ createTime }) => (
      <Stacked below={createTime.slice(11, 16)}>{createTime.slice(0, 10)}</Stacked>
    ),
  },
  ...more(t).map((column) => ({ ...column, hidden: true })),
  {
    key: 'actions',
    title: t('field.actions'),
    width: actionsWidth,
    pin: 'end',
    render: actions,
  },
];
