import { constants, getLabelSet, type LabelSet } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Drawer, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedBy } from '../../../shared/api/error.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { DetailSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { wholePagePx } from '../../../shared/table/wholePage.ts';
import styles from './Download.module.css';
import { PrintAgain } from './PrintAgain.tsx';
import { SetHead } from './SetHead.tsx';
import { setOrderColumns } from './setOrderColumns.tsx';
import { isPaged } from './setState.ts';
import { useJobOf } from './useLabelSets.ts';

interface ListPart {
  pageNo: number;
  pageSize: number;
}

const widest = 860;
const first: ListPart = { pageNo: 1, pageSize: constants.listPageSize };
const pollMs = 3_000;

const useSet = (id: string, place: ListPart, missing: boolean) =>
  useCall(
    getLabelSet,
    { query: { id, ...place, ...(missing && { missing: 'true' }) } },
    {
      placeholderData: keepPreviousData,
      meta: { quiet: true },
      refetchInterval: ({ state }) => state.data?.set.status === 'making' && pollMs,
    },
  );

const Shown = ({ id }: { id: string }) => {
  const { t } = useTranslation(['labelSets', 'papers']);
  const [place, setPlace] = useState(first);
  const [only, setOnly] = useState<'all' | 'missing'>('all');
  const [page, setPage] = useState<number | undefined>(1);
  const pageId = useId();
  const query = useSet(id, place, only === 'missing');
  const { data } = query;
  const jobOf = useJobOf(data?.set.status === 'making');
  if (refusedBy(query.error, 'labelSet.notFound')) {
    return <EmptyState title={t('set.gone')} text={t('set.goneText')} />;
  }
  if (!data) {
    return (
      <LoadState query={query}>
        <DetailSkeleton />
      </LoadState>
    );
  }
  const set: LabelSet = data.set;
  const beginAt = (wanted: number) => {
    setPage(wanted);
    // Once it has the number: what a field had when it was entered is what it shows.
    requestAnimationFrame(() => document.getElementById(pageId)?.focus());
  };
  const choose = (next: 'all' | 'missing') => {
    setOnly(next);
    setPlace(first);
  };
  return (
    <div className={styles.shown}>
      <SetHead set={set} job={jobOf(set)} />
      {isPaged(set) && <PrintAgain id={pageId} set={set} page={page} onPage={setPage} />}
      <DataTable
        code="labels.setOrders"
        label={t('orders.title')}
        query={{ ...query, data: data.orders }}
        rowKey={({ orderId }) => orderId}
        height={wholePagePx}
        place={{
          ...place,
          sort: '',
          go: ({ pageNo = 1, pageSize = place.pageSize }) => setPlace({ pageNo, pageSize }),
        }}
        filter={
          <Segmented
            aria-label={t('orders.title')}
            value={only}
            options={(['all', 'missing'] as const).map((value) => ({
              value,
              label: t(`orders.${value}`, { count: value === 'all' ? set.orders : set.missing }),
            }))}
            onChange={choose}
          />
        }
        columns={setOrderColumns(t, beginAt)}
        empty={<EmptyState title={t(only === 'missing' ? 'orders.noneMissing' : 'orders.none')} />}
      />
    </div>
  );
};

/** One set: where each order's pages are, what is missing, and the rest of it again. */
export const SetDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('labelSets');
  return (
    <Drawer
      open={id !== ''}
      destroyOnHidden
      size={Math.min(widest, window.innerWidth)}
      title={t('set.title')}
      onClose={onClose}
    >
      {id && <Shown key={id} id={id} />}
    </Drawer>
  );
};
