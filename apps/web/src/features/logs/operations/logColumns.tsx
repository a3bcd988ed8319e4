import type { LogLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

export const logColumns = (
  t: TFunction<'logs'>,
  onOpen: (id: string) => void,
): Column<LogLine>[] => [
  {
    key: 'content',
    title: t('field.content'),
    width: 420,
    keep: true,
    card: 'name',
    render: ({ id, content, hasChanges }) => (
      <Stacked below={hasChanges && t('hasChanges')}>
        <OpenButton onOpen={() => onOpen(id)}>{content}</OpenButton>
      </Stacked>
    ),
  },
  {
    key: 'type',
    title: t('field.type'),
    width: 100,
    card: 'state',
    render: ({ type }) => <DictText code="log_type" value={type} />,
  },
  {
    key: 'operator',
    title: t('field.operator'),
    width: 160,
    render: ({ operator, username }) => <Stacked below={username}>{operator || '--'}</Stacked>,
  },
  { key: 'menu', title: t('field.menu'), width: 130 },
  {
    key: 'time',
    title: t('field.time'),
    width: 180,
    render: ({ time }) => <TimeText value={time} />,
  },
  {
    key: 'costMs',
    title: t('field.cost'),
    width: 110,
    align: 'end',
    card: 'no',
    render: ({ costMs }) => t('costMs', { ms: costMs }),
  },
];
