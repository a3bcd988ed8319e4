import type { ReturnView } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { DueText, FreeText, StateTag } from './values.tsx';

interface Given {
  isStaff: boolean;
  onOpen: (id: string) => void;
  actions: (row: ReturnView) => ReactNode;
}

/** A parcel that came back, as both sides see it; what is over has its end where others have their time. */
export const returnColumns = (
  t: TFunction<'returns'>,
  { isStaff, onOpen, actions }: Given,
): Column<ReturnView>[] => [
  {
    key: 'transactionOrderNo',
    title: t('order'),
    width: 150,
    keep: true,
    card: 'name',
    render: ({ id, transactionOrderNo, trackingNumber, customerNo }) => (
      <Stacked below={customerNo || trackingNumber}>
        <OpenButton onOpen={() => onOpen(id)}>{transactionOrderNo}</OpenButton>
      </Stacked>
    ),
  },
  {
    key: 'state',
    title: t('state'),
    width: 105,
    card: 'state',
    render: (row) => <StateTag {...row} />,
  },
  ...(isStaff
    ? [
        {
          key: 'merchantName',
          title: t('merchant'),
          width: 130,
          render: ({ merchantName, merchantCode }: ReturnView) => (
            <Stacked below={merchantCode}>{merchantName}</Stacked>
          ),
        },
      ]
    : []),
  {
    key: 'shelf',
    title: t('shelf'),
    width: 125,
    render: ({ shelf, warehouseName }) => <Stacked below={warehouseName}>{shelf}</Stacked>,
  },
  { key: 'deadline', title: t('deadline'), width: 150, render: (row) => <DueText {...row} /> },
  {
    key: 'wish',
    title: t('wish'),
    width: 100,
    render: ({ wish }) => (wish ? t(`wish.${wish}`) : t('wish.none')),
  },
  {
    key: 'storage',
    title: t('storage'),
    width: 125,
    render: (row) => (
      <Stacked below={row.storageDays > 0 && t('days', { count: row.storageDays })}>
        {row.storage ? (
          <Amount value={row.storage} currency={row.currency} />
        ) : (
          <FreeText {...row} />
        )}
      </Stacked>
    ),
  },
  { key: 'source', title: t('source'), width: 100, render: ({ source }) => t(`source.${source}`) },
  {
    key: 'endTime',
    title: t('endTime'),
    width: 150,
    hidden: true,
    render: ({ endTime }) => <TimeText value={endTime} to="minute" />,
  },
  {
    key: 'trackingNumber',
    title: t('tracking'),
    width: 160,
    hidden: true,
    render: ({ trackingNumber }) => (trackingNumber ? <CopyText text={trackingNumber} /> : '--'),
  },
  { key: 'actions', title: t('actions'), width: actionsWidth, pin: 'end', render: actions },
];
