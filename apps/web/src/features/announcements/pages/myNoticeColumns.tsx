import type { MyNotice } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { PriorityTag } from '../PriorityTag.tsx';

export const myNoticeColumns = (
  t: TFunction<'myNotices'>,
  open: (notice: MyNotice) => void,
): Column<MyNotice>[] => [
  {
    key: 'titile',
    title: t('column.title'),
    width: 420,
    keep: true,
    open,
    render: ({ titile, readTime }) => (readTime ? titile : <strong>{titile}</strong>),
  },
  {
    key: 'priority',
    title: t('column.priority'),
    width: 100,
    render: ({ priority }) => <PriorityTag priority={priority} />,
  },
  { key: 'sender', title: t('column.sender'), width: 200 },
  {
    key: 'createTime',
    title: t('column.time'),
    width: 180,
    render: ({ createTime }) => <TimeText value={createTime} />,
  },
  {
    key: 'readTime',
    title: t('column.read'),
    width: 180,
    render: ({ readTime }) =>
      readTime ? (
        <TimeText value={readTime} />
      ) : (
        <StatusTag kind="warning">{t('read.unread')}</StatusTag>
      ),
  },
];
