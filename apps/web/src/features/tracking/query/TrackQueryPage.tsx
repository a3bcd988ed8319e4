import { batchGetOrderTrack, constants, numbersIn } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useLiveTracks } from '../useRenewTracks.ts';
import { AskedNumbers } from './AskedNumbers.tsx';
import { Results } from './Results.tsx';

const Place = z.object({ numbers: z.optional(batchGetOrderTrack.query.shape.numbers) });

/** Where parcels are, by any of their numbers; the address keeps them, so it can be sent on. */
export default function TrackQueryPage() {
  const { t } = useTranslation('tracking');
  const [{ numbers = '' }, setPlace] = useUrlFilter(Place);
  const query = useCall(
    batchGetOrderTrack,
    { query: { numbers } },
    { enabled: numbers !== '', meta: { quiet: true } },
  );
  const renew = useLiveTracks();
  const ask = (typed: readonly string[]) => {
    const asked = typed.join(' ');
    if (asked === numbers) renew();
    else setPlace({ numbers: asked });
  };
  return (
    <ListPage title={t('query.title')}>
      <AskedNumbers asked={numbersIn(numbers).numbers} busy={query.isFetching} onAsk={ask} />
      {numbers === '' && (
        <EmptyState
          title={t('query.empty')}
          text={t('query.emptyText', { max: constants.trackNumbersMax })}
        />
      )}
      {numbers !== '' && (
        <LoadState query={query}>
          <TableSkeleton rows={4} />
        </LoadState>
      )}
      {numbers !== '' && query.data && <Results key={numbers} lines={query.data} />}
    </ListPage>
  );
}
