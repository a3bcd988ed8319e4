import type { BatchRow } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { minuteColumn } from '../../../../shared/table/minuteColumn.tsx';
import { Stacked } from '../../../../shared/table/Stacked.tsx';
import type { Column } from '../../../../shared/table/types.ts';

export const batchColumns = (
  t: TFunction<'dispatch'>,
  onOpen: (id: string) => void,
): Column<BatchRow>[] => [
  {
    key: 'batchNo',
    title: t('field.batchNo'),
    width: 250,
    keep: true,
    card: 'name',
    open: ({ id }) => onOpen(id),
  },
  {
    key: 'status',
    title: t('field.status'),
    width: 100,
    card: 'state',
    render: ({ status }) => (
      <StatusTag kind={status === 'closed' ? 'success' : 'processing'}>
        {t(`status.${status}`)}
      </StatusTag>
    ),
  },
  { key: 'day', title: t('field.day'), width: 116 },
  { key: 'productName', title: t('field.line'), width: 180 },
  {
    key: 'masterNo',
    title: t('field.masterNo'),
    width: 160,
    render: ({ masterNo, vehicle }) =>
      masterNo || vehicle ? <Stacked below={vehicle}>{masterNo}</Stacked> : null,
  },
  {
    key: 'bags',
    title: t('field.bags'),
    width: 116,
    align: 'end',
    render: ({ bags, closedBags }) => `${closedBags} / ${bags}`,
  },
  { key: 'orders', title: t('field.orders'), width: 84, align: 'end' },
  { key: 'boxes', title: t('field.boxes'), width: 84, align: 'end' },
  { key: 'netKg', title: t('field.netKg'), width: 110, align: 'end' },
  { key: 'grossKg', title: t('field.grossKg'), width: 110, align: 'end' },
  minuteColumn('etd', t('field.etd'), { width: 146 }) as Column<BatchRow>,
  minuteColumn('closedTime', t('field.closedTime'), { width: 146 }) as Column<BatchRow>,
];
