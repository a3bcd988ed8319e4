import { type AnnouncementLine, listAnnouncements } from '@alpaca/contract';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { DictSelect } from '../../../shared/inputs/DictSelect.tsx';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { announcementColumns } from './announcementColumns.tsx';
import { ReadersDialog } from './ReadersDialog.tsx';

/** Announcements as they are written, published and withdrawn, with who has read them. */
export default function AnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const [filter, setFilter] = useUrlFilter(listAnnouncements.query);
  const list = useListQuery(listAnnouncements, filter);
  // The id of the one being edited; '' for a new one.
  const [edited, edit] = useState<string | null>(null);
  const [read, showReaders] = useState<AnnouncementLine | null>(null);
  useRefresh('any', () => void list.refetch());

  const close = () => {
    edit(null);
    void list.refetch();
  };
  return (
    <ListPage
      title={t('title')}
      actions={
        <ActionButton type="primary" permission="system:announcementAdd" onClick={() => edit('')}>
          {t('add')}
        </ActionButton>
      }
    >
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={list.refetch}>
            <Form.Item name="title" label={t('column.title')}>
              <TextInput allowClear placeholder={t('filter.title')} />
            </Form.Item>
            <Form.Item name="sendStatus" label={t('column.status')}>
              <DictSelect code="announcement_send_status" />
            </Form.Item>
            <Form.Item name="priority" label={t('column.priority')}>
              <DictSelect code="announcement_priority" />
            </Form.Item>
          </FilterForm>
        }
        code="system.announcements"
        label={t('title')}
        columns={announcementColumns(t, {
          edit: ({ id }) => edit(id),
          showReaders,
          changed: () => list.refetch(),
        })}
        query={list}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {edited !== null && <AnnouncementDialog id={edited} onClose={close} />}
      {read && <ReadersDialog announcement={read} onClose={() => showReaders(null)} />}
    </ListPage>
  );
}
