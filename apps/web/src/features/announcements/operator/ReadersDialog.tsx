import { type AnnouncementLine, listReaders, type Reader } from '@alpaca/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { usePlace } from '../../system/index.ts';
import styles from './Announcements.module.css';

const filters = ['all', 'read', 'unread'] as const;

/** Who was to read an announcement, and when they did. */
export const ReadersDialog = (props: { announcement: AnnouncementLine; onClose: () => void }) => {
  const { announcement, onClose } = props;
  const { t } = useTranslation('announcements');
  const [only, setOnly] = useState<(typeof filters)[number]>('all');
  const place = usePlace();
  const readers = useListQuery(listReaders, {
    id: announcement.id,
    pageNo: place.pageNo,
    pageSize: place.pageSize,
    ...(only !== 'all' && { only }),
  });
  const columns: Column<Reader>[] = [
    { key: 'realname', title: t('reader.name'), width: 180, keep: true },
    { key: 'username', title: t('reader.username'), width: 180 },
    {
      key: 'readTime',
      title: t('reader.time'),
      width: 190,
      render: ({ readTime }) =>
        readTime ? (
          <TimeText value={readTime} />
        ) : (
          <StatusTag kind="muted">{t('readers.unread')}</StatusTag>
        ),
    },
  ];
  return (
    <Dialog
      open
      title={t('readers.of', { title: announcement.title })}
      width={680}
      footer={null}
      onCancel={onClose}
    >
      <Segmented
        className={styles.only}
        aria-label={t('column.readers')}
        value={only}
        options={filters.map((value) => ({ value, label: t(`readers.${value}`) }))}
        onChange={(value) => {
          setOnly(value);
          place.go({ pageNo: 1 });
        }}
      />
      <DataTable
        code="system.announcementReaders"
        label={t('column.readers')}
        columns={columns}
        query={readers}
        place={place}
        rowKey={(row) => row.userId}
        height={360}
      />
    </Dialog>
  );
};
