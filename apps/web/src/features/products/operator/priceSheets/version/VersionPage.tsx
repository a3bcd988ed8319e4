import { getVersion } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../../shared/api/useCall.ts';
import { ErrorState } from '../../../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../../../shared/feedback/states/Skeletons.tsx';
import { BackLink } from '../../../../../shared/list/BackLink.tsx';
import { ListPage } from '../../../../../shared/list/ListPage.tsx';
import { useSorts } from './useSorts.ts';
import { VersionEditor } from './VersionEditor.tsx';

interface Props {
  id: string;
  onBack: () => void;
  onImport: (kind: 'priceRow' | 'zonePlace') => void;
}

/** One version: edited while it is a draft, looked at once it is published. */
export const VersionPage = ({ id, onBack, onImport }: Props) => {
  const { t } = useTranslation('priceSheets');
  const { data, error, isFetching, refetch, dataUpdatedAt } = useCall(
    getVersion,
    { query: { id } },
    // It is kept while it is edited; whoever comes back to it sees it as it now stands.
    { meta: { quiet: true }, gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  // Rows are read by their columns, which need the countries' names.
  const ready = useSorts().zones.fields.every(
    ({ name, options }) => name !== 'countryCode' || options,
  );
  if (!data || !ready) {
    return (
      <ListPage title={t('title')} views={<BackLink onBack={onBack}>{t('back')}</BackLink>}>
        {error ? (
          <ErrorState error={error} onRetry={refetch} busy={isFetching} />
        ) : (
          <TableSkeleton />
        )}
      </ListPage>
    );
  }
  return (
    <VersionEditor
      key={`${data.id} ${data.status} ${dataUpdatedAt}`}
      version={data}
      onBack={onBack}
      onImport={onImport}
      onReload={() => void refetch()}
    />
  );
};
