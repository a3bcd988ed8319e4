import { listOwnWarehouses } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useSearch } from '../../../shared/place/useSearch.ts';
import { StationSetUp } from '../receive/station/StationSetUp.tsx';
import { useStation } from '../receive/station/station.ts';
import { BatchDesk } from './desk/BatchDesk.tsx';
import { BatchList } from './list/BatchList.tsx';

/** What leaves the warehouse: the batches of its days, and the table where one is packed. */
export default function DispatchPage() {
  const { t } = useTranslation(['dispatch', 'receive']);
  const { station } = useStation();
  const { params, latest, setParams } = useSearch();
  const mine = useCall(listOwnWarehouses, {}, { meta: { quiet: true } });
  const own = mine.data?.find(({ id }) => id === station?.warehouseId);
  const show = (batchId: string | null) => {
    const next = latest();
    if (batchId) next.set('batch', batchId);
    else next.delete('batch');
    setParams(next);
  };
  if (!mine.data || !station || !own) {
    return (
      <ListPage title={t('title')}>
        <LoadState query={mine}>
          <FormSkeleton fields={2} />
        </LoadState>
        {mine.data && <StationSetUp warehouses={mine.data} />}
      </ListPage>
    );
  }
  const batchId = params.get('batch');
  return batchId ? (
    <BatchDesk key={batchId} id={batchId} station={station.name} onBack={() => show(null)} />
  ) : (
    // Its name in the language of who works here now.
    <BatchList station={{ ...station, warehouseName: own.name }} onOpen={show} />
  );
}
