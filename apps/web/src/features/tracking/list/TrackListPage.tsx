import { countedMost, listTracks, type TrackedParcel } from '@alpaca/contract';
import { ImportOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { SavedViews } from '../../../shared/list/SavedViews.tsx';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { WithImport } from '../../imports/index.ts';
import { TrackDrawer } from '../detail/TrackDrawer.tsx';
import { SortChoice } from './SortChoice.tsx';
import { TrackExports } from './TrackExports.tsx';
import { FirstFilters, MoreFilters, moreFilters } from './TrackFilters.tsx';
import { TrackTabs } from './TrackTabs.tsx';
import { trackColumns } from './trackColumns.tsx';
import { trackPlace } from './trackPlace.ts';
import { soughtIn, useTrackList, useViewCount } from './useTrackList.ts';

const code = 'tracking.list';
const rowKey = ({ orderId }: TrackedParcel) => orderId;

/** Where all parcels are, with what was told of each last; one opens beside the list. */
const TrackList = ({ onImport }: { onImport: () => void }) => {
  const { t } = useTranslation('tracking');
  const operator = useIsOperator();
  const { query, setQuery, tracks, counts, renew } = useTrackList();
  const { place, deep } = trackPlace(query, setQuery, tracks.data?.next);
  const shown = useShownRecord();
  const sought = soughtIn(query);
  const total = tracks.data?.total;
  const records = tracks.data?.records ?? [];
  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          <ActionButton
            permission="ops:carrierImport"
            icon={<ImportOutlined aria-hidden />}
            onClick={onImport}
          >
            {t('import')}
          </ActionButton>
          <TrackExports
            filter={sought}
            count={total !== undefined && total <= countedMost ? total : undefined}
          />
        </>
      }
      views={
        <>
          <SavedViews code={code} useCount={useViewCount} withoutAll />
          <TrackTabs here={query.status} counts={counts} />
        </>
      }
    >
      <DataTable
        code={code}
        label={t('title')}
        rowKey={rowKey}
        columns={trackColumns(t, { operator, onOpen: shown.show })}
        query={tracks}
        place={place}
        deep={deep}
        tools={<SortChoice value={query.sort} onChange={(sort) => place.go({ sort })} />}
        onOpen={({ orderId }) => shown.show(orderId)}
        filter={
          <FilterForm
            value={sought}
            onChange={(change) => setQuery({ ...change, after: undefined })}
            onSame={renew}
            more={<MoreFilters operator={operator} />}
            moreNames={moreFilters(operator)}
          >
            <FirstFilters operator={operator} />
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={isNarrowed(sought)}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t('none')}
            text={t('noneText')}
          />
        }
      />
      <TrackDrawer
        orderId={shown.id}
        no={records.find(({ orderId }) => orderId === shown.id)?.transactionOrderNo ?? ''}
        onClose={shown.close}
      />
    </ListPage>
  );
};

/** The list; and where staff brings in what carriers told that nobody can ask. */
export default function TrackListPage() {
  return (
    <WithImport kind="trackEvents" list={listTracks}>
      {(onImport) => <TrackList onImport={onImport} />}
    </WithImport>
  );
}
