import { listStalled, type StalledParcel } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useSelection } from '../../../shared/table/useSelection.ts';
import { StallActs } from './StallActs.tsx';
import styles from './Stalled.module.css';
import { StalledDrawer } from './StalledDrawer.tsx';
import { FirstFilters, MerchantFilter } from './StalledFilters.tsx';
import { StateTabs } from './StateTabs.tsx';
import { stalledColumns } from './stalledColumns.tsx';

/** Parcels that stand still, the longest silent first; one opens beside the list, several are asked about at once. */
export const StalledList = ({ isStaff }: { isStaff: boolean }) => {
  const { t } = useTranslation(['stalled', 'tracking']);
  const [filter, setFilter] = useUrlFilter(listStalled.body);
  const query = useListQuery(listStalled, filter);
  const shown = useShownRecord();
  const selection = useSelection<StalledParcel>();
  const mayAct = usePermission('ops:stalled') && filter.state !== 'ended';
  const look = () => void query.refetch();
  useRefresh('user', look);
  const { state } = filter;
  const opened = query.data?.page.records.find(({ orderId }) => orderId === shown.id);
  const choose = (to: typeof state) => {
    selection.clear();
    setFilter({ state: to });
  };
  return (
    <div className={styles.list}>
      <StateTabs here={state} counts={query.data?.byState} onChange={choose} />
      <DataTable
        code={isStaff ? 'tracking.stalled' : 'order.stalled'}
        label={t('title')}
        columns={stalledColumns(t, { isStaff, onOpen: shown.show })}
        query={{ ...query, data: query.data?.page }}
        onOpen={({ orderId }) => shown.show(orderId)}
        {...(mayAct && {
          selection,
          bulk: (stalls: readonly StalledParcel[]) => (
            <StallActs
              stalls={stalls}
              onDone={() => {
                selection.clear();
                look();
              }}
              onLook={look}
            />
          ),
        })}
        filter={
          <FilterForm
            value={filter}
            onChange={setFilter}
            onSame={look}
            {...(isStaff && { more: <MerchantFilter />, moreNames: ['merchantCode'] })}
          >
            <FirstFilters isStaff={isStaff} />
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={isNarrowed(filter, 'state')}
            noneFound={{ title: t('tracking:noneFound'), text: t('tracking:noneFoundText') }}
            title={t(`empty.${state}`)}
            text={t(state === 'ended' ? 'emptyEndedText' : 'emptyText')}
          />
        }
      />
      <StalledDrawer
        orderId={shown.id}
        no={opened?.transactionOrderNo ?? ''}
        onClose={shown.close}
        onChanged={look}
      />
    </div>
  );
};
