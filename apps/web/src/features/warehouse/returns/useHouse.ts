import { listOwnWarehouses } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSearch } from '../../../shared/place/useSearch.ts';
import { useStation } from '../receive/station/station.ts';

/** In which warehouse one works: the one that the address names, this machine's, or the first of one's own. */
export const useHouse = () => {
  const mine = useCall(listOwnWarehouses, {}, { meta: { quiet: true } });
  const station = useStation((state) => state.station);
  const { params, latest, setParams } = useSearch();
  const of = (id: string | null | undefined) => mine.data?.find((house) => house.id === id);
  const house = of(params.get('warehouseId')) ?? of(station?.warehouseId) ?? mine.data?.[0];
  const choose = (id: string) => {
    const next = latest();
    next.set('warehouseId', id);
    setParams(next, { replace: true });
  };
  return { mine, house, choose };
};
