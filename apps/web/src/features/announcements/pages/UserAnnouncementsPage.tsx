import { listMyNotices, type MyNotice, readAllNotices } from '@alpaca/contract';
import { Form, Select, Tabs } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useSend } from '../../../shared/api/useSend.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { say } from '../../../shared/store/notice.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useMarkRead } from '../api.ts';
import NoticeDialog from '../NoticeDialog.tsx';
import { pageOf } from '../opening.ts';
import { myNoticeColumns } from './myNoticeColumns.tsx';
import { useDeepLink } from './useDeepLink.ts';

const MessageSettings = lazy(() => loadChunk(() => import('./MessageSettings.tsx')));
const settings = 'settings';

/** The user's own notices, read and unread, and how they want to hear of them. */
export default function UserAnnouncementsPage() {
  const { t } = useTranslation('myNotices');
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [filter, setFilter] = useUrlFilter(listMyNotices.query);
  const notices = useListQuery(listMyNotices, filter);
  const { mutate: markRead } = useMarkRead();
  const { mutateAsync: readAll } = useSend(readAllNotices);
  const { id: shown, show, close } = useDeepLink(markRead);
  useRefresh('any', () => void notices.refetch());

  const open = (notice: MyNotice) => {
    const page = pageOf(notice);
    if (!page) return show(notice.id);
    markRead(notice.id);
    void navigate(page);
  };
  const markAll = async () => {
    const { count } = await readAll({ body: { msgCategory: filter.msgCategory } });
    await notices.refetch();
    say('success', t('readAll.done', { n: count }));
  };
  const tab = params.get('view') === settings ? settings : filter.msgCategory;
  const choose = (key: string) =>
    setParams(key === settings ? { view: settings } : { msgCategory: key });

  return (
    <ListPage
      title={t('title')}
      actions={tab !== settings && <ActionButton onClick={markAll}>{t('readAll')}</ActionButton>}
      views={
        <Tabs
          activeKey={tab}
          onChange={choose}
          items={(['announcement', 'message', settings] as const).map((key) => ({
            key,
            label: t(`tab.${key}`),
          }))}
        />
      }
    >
      {tab === settings ? (
        <Suspense>
          <MessageSettings />
        </Suspense>
      ) : (
        <DataTable
          filter={
            <FilterForm value={filter} onChange={setFilter} onSame={notices.refetch}>
              <Form.Item name="title" label={t('column.title')}>
                <TextInput allowClear placeholder={t('filter.title')} />
              </Form.Item>
              <Form.Item name="only" label={t('filter.read')}>
                <Select
                  allowClear
                  placeholder={t('filter.all')}
                  options={(['unread', 'read'] as const).map((value) => ({
                    value,
                    label: t(`read.${value}`),
                  }))}
                />
              </Form.Item>
            </FilterForm>
          }
          code="system.myNotices"
          label={t(`tab.${filter.msgCategory}`)}
          columns={myNoticeColumns(t, open)}
          query={notices}
          onOpen={open}
          empty={<EmptyState title={t('empty')} />}
        />
      )}
      {shown && <NoticeDialog id={shown} onClose={close} />}
    </ListPage>
  );
}
