import type { AnnouncementLine } from '@alpaca/contract';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { PriorityTag } from '../PriorityTag.tsx';
import { AnnouncementActions } from './AnnouncementActions.tsx';
import styles from './Announcements.module.css';

interface Does {
  edit: (line: AnnouncementLine) => void;
  showReaders: (line: AnnouncementLine) => void;
  changed: () => unknown;
}

const Window = ({ line, t }: { line: AnnouncementLine; t: TFunction<'announcements'> }) => {
  const { startTime, endTime } = line;
  if (!startTime && !endTime) return t('window.always');
  if (!startTime) return t('window.until', { time: endTime?.slice(0, 16) });
  if (!endTime) return t('window.from', { time: startTime.slice(0, 16) });
  return (
    <span className={styles.window}>
      <TimeText value={startTime} to="minute" />
      {' – '}
      <TimeText value={endTime} to="minute" />
    </span>
  );
};

const counts = ({ readers, recipients }: AnnouncementLine) => `${readers} / ${recipients}`;

export const announcementColumns = (
  t: TFunction<'announcements'>,
  does: Does,
): Column<AnnouncementLine>[] => [
  { key: 'title', title: t('column.title'), width: 208, keep: true },
  {
    key: 'sendStatus',
    title: t('column.status'),
    width: 110,
    render: ({ sendStatus }) => <DictTag code="announcement_send_status" value={sendStatus} />,
  },
  {
    key: 'priority',
    title: t('column.priority'),
    width: 100,
    render: ({ priority }) => <PriorityTag priority={priority} />,
  },
  {
    key: 'readers',
    title: t('column.readers'),
    width: 100,
    render: (line) =>
      line.sendStatus === 'unpublished' ? (
        '--'
      ) : (
        <Button
          type="link"
          size="small"
          className={styles.readers as string}
          aria-label={`${counts(line)} ${t('readers.of', { title: line.title })}`}
          onClick={() => does.showReaders(line)}
        >
          {counts(line)}
        </Button>
      ),
  },
  {
    key: 'toAll',
    title: t('column.recipients'),
    width: 110,
    render: ({ toAll }) => (
      <DictText code="announcement_recipients" value={toAll ? 'all' : 'specified'} />
    ),
  },
  {
    key: 'msgCategory',
    title: t('column.category'),
    width: 110,
    render: ({ msgCategory }) => <DictText code="message_category" value={msgCategory} />,
  },
  {
    key: 'window',
    title: t('column.window'),
    width: 280,
    render: (line) => <Window line={line} t={t} />,
  },
  {
    key: 'sendTime',
    title: t('column.sent'),
    width: 180,
    hidden: true,
    render: ({ sendTime }) => <TimeText value={sendTime} />,
  },
  { key: 'createBy', title: t('column.by'), width: 120, hidden: true },
  {
    key: 'createTime',
    title: t('column.created'),
    width: 180,
    hidden: true,
    render: ({ createTime }) => <TimeText value={createTime} />,
  },
  {
    key: 'actions',
    title: t('column.actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: (line) => (
      <AnnouncementActions line={line} edit={() => does.edit(line)} changed={does.changed} />
    ),
  },
];
