import { getLogList } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { deepPlace } from '../../../shared/table/deepPlace.ts';
import styles from '../Logs.module.css';
import { LogDrawer } from './LogDrawer.tsx';
import { LogFilters } from './LogFilters.tsx';
import { logColumns } from './logColumns.tsx';
import { Sealed } from './Sealed.tsx';

/** Who changed what and when, with what was before. */
export const Operations = () => {
  const { t } = useTranslation('logs');
  const [filter, setFilter] = useUrlFilter(getLogList.query);
  const { pageNo: _, pageSize: __, after: ___, ...sought } = filter;
  const query = useListQuery(getLogList, filter);
  const shown = useShownRecord();
  return (
    <div className={styles.view}>
      <Sealed />
      {query.data?.narrowed && <Alert type="info" showIcon title={t('narrowed')} />}
      <DataTable
        code="system.logs"
        label={t('part.operations')}
        columns={logColumns(t, shown.show)}
        query={query}
        {...deepPlace(filter, setFilter, query.data?.next)}
        onOpen={({ id }) => shown.show(id)}
        filter={
          <LogFilters
            value={sought}
            onChange={(change) => setFilter({ ...change, after: undefined })}
            onSame={query.refetch}
          />
        }
        empty={
          <ListEmpty
            isNarrowed={Object.values(sought).some(Boolean)}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t('empty')}
            text={t('emptyText')}
          />
        }
      />
      <LogDrawer id={shown.id} onClose={shown.close} />
    </div>
  );
};
