import type { ReturnState, ReturnView } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import type { StatusKind } from '../../../shared/feedback/values/statusKinds.ts';
import { detailHref } from '../../../shared/paths/orders.ts';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

const kinds: Readonly<Record<ReturnState, StatusKind>> = {
  expected: 'info',
  onShelf: 'processing',
  ended: 'success',
};

const minute = (time: string | null) => time?.slice(0, 16) ?? '';

/** A parcel that came back, as both sides see it. */
export const returnColumns = (
  t: TFunction<'returns'>,
  actions: (row: ReturnView) => ReactNode,
): Column<ReturnView>[] => [
  {
    key: 'transactionOrderNo',
    title: t('order'),
    width: 160,
    keep: true,
    card: 'name',
    render: ({ orderId, transactionOrderNo, trackingNumber }) => (
      <Stacked below={trackingNumber}>
        <Link to={detailHref(orderId)}>{transactionOrderNo}</Link>
      </Stacked>
    ),
  },
  {
    key: 'state',
    title: t('state'),
    width: 120,
    card: 'state',
    render: ({ state, outcome, note }) => (
      <Stacked below={note}>
        <StatusTag kind={kinds[state]}>
          {outcome ? t(`outcome.${outcome}`) : t(`state.${state}`)}
        </StatusTag>
      </Stacked>
    ),
  },
  {
    key: 'merchantName',
    title: t('merchant'),
    width: 150,
    render: ({ merchantName, merchantCode }) => (
      <Stacked below={merchantCode}>{merchantName}</Stacked>
    ),
  },
  {
    key: 'shelf',
    title: t('shelf'),
    width: 130,
    render: ({ shelf, warehouseName }) => <Stacked below={warehouseName}>{shelf}</Stacked>,
  },
  { key: 'source', title: t('source'), width: 110, render: ({ source }) => t(`source.${source}`) },
  {
    key: 'deadline',
    title: t('deadline'),
    width: 160,
    render: ({ deadline, isOverdue, byDefault, state }) =>
      state === 'onShelf' && (
        <Stacked below={t('then', { what: t(`byDefault.${byDefault}`) })}>
          {isOverdue ? <StatusTag kind="danger">{minute(deadline)}</StatusTag> : minute(deadline)}
        </Stacked>
      ),
  },
  {
    key: 'storage',
    title: t('storage'),
    width: 120,
    render: ({ storage, currency, storageDays }) =>
      storage && (
        <Stacked below={t('days', { count: storageDays })}>{`${storage} ${currency}`}</Stacked>
      ),
  },
  {
    key: 'wish',
    title: t('wish'),
    width: 120,
    render: ({ wish, newOrderId, newOrderNo }) => (
      <Stacked below={newOrderId && <Link to={detailHref(newOrderId)}>{newOrderNo}</Link>}>
        {wish ? t(`wish.${wish}`) : ''}
      </Stacked>
    ),
  },
  { key: 'actions', title: t('actions'), width: actionsWidth, pin: 'end', render: actions },
];
