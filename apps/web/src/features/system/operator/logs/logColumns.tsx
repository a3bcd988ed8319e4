import type { LogLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { DictText } from '../../../../shared/inputs/DictText.tsx';
import type { Column } from '../../../../shared/table/types.ts';

export const logColumns = (t: TFunction<'system'>): Column<LogLine>[] => [
  {
    key: 'time',
    title: t('logs.time'),
    width: 180,
    keep: true,
    render: ({ time }) => <TimeText value={time} />,
  },
  { key: 'operator', title: t('logs.operator'), width: 150 },
  {
    key: 'type',
    title: t('logs.type'),
    width: 110,
    render: ({ type }) => <DictText code="log_type" value={type} />,
  },
  { key: 'menu', title: t('logs.menu'), width: 140 },
  { key: 'content', title: t('logs.content'), width: 420 },
  {
    key: 'costMs',
    title: t('logs.cost'),
    width: 110,
    align: 'end',
    render: ({ costMs }) => t('logs.costMs', { ms: costMs }),
  },
];
