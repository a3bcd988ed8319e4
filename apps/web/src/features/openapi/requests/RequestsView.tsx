import { type ApiRequest, listApiRequests } from '@alpaca/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import styles from '../OpenApi.module.css';
import { RequestDrawer } from './RequestDrawer.tsx';
import { RequestFilter } from './RequestFilter.tsx';
import { requestColumns } from './requestColumns.tsx';

/** What keys asked and were answered, the latest first. */
export const RequestsView = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation(['apiRequests', 'openapi']);
  const [filter, setFilter] = useUrlFilter(listApiRequests.query);
  const requests = useListQuery(listApiRequests, filter);
  const [opened, setOpened] = useState<ApiRequest | null>(null);
  return (
    <ListPage title={t('openapi:title')} views={views}>
      <p className={styles.lead}>{t('lead')}</p>
      <DataTable
        code="openapi.requests"
        label={t('title')}
        query={requests}
        columns={requestColumns(t, setOpened)}
        onOpen={setOpened}
        filter={<RequestFilter value={filter} onChange={setFilter} onSame={requests.refetch} />}
        empty={
          <ListEmpty
            isNarrowed={isNarrowed(filter)}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t('empty')}
            text={t('emptyText')}
          />
        }
      />
      <RequestDrawer of={opened} onClose={() => setOpened(null)} />
    </ListPage>
  );
};
