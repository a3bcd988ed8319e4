import { listTrackCodes, type TrackCode } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LinkTabs } from '../../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { codeColumns } from './codeColumns.tsx';

const states = ['unknown', 'said'] as const;
const rowKey = ({ carrier, code }: TrackCode) => `${carrier}/${code}`;

/** Carriers' codes that nobody knows, with the parcels behind each; and those that were said here. */
export default function TrackCodesPage() {
  const { t } = useTranslation('trackCodes');
  const [query, setQuery] = useUrlFilter(listTrackCodes.query);
  const codes = useListQuery(listTrackCodes, query);
  const dialog = useShownDialog<TrackCode>();
  const { pageNo, pageSize, state } = query;
  const place = {
    pageNo,
    pageSize,
    sort: '',
    go: (to: { pageNo?: number; pageSize?: number }) => setQuery(to),
  };
  return (
    <ListPage
      title={t('title')}
      views={
        <LinkTabs
          label={t('states')}
          here={state}
          tabs={states.map((key) => ({
            key,
            text: t(`state.${key}`),
            to: `?state=${key}`,
            count: key === state ? codes.data?.total : undefined,
          }))}
        />
      }
    >
      <p>{t('lead')}</p>
      <DataTable
        code="tracking.codes"
        label={t('title')}
        rowKey={rowKey}
        query={codes}
        place={place}
        empty={<EmptyState title={t(`empty.${state}`)} text={t(`emptyText.${state}`)} />}
        columns={codeColumns(t, state, (row) => (
          <RowActions
            of={row.code}
            actions={[
              {
                key: 'set',
                text: t('set'),
                permission: 'ops:trackCodes',
                onClick: () => dialog.show(row),
              },
            ]}
          />
        ))}
      />
      {dialog.of && (
        <CodeDialog key={dialog.key} open={dialog.open} of={dialog.of} onClose={dialog.close} />
      )}
    </ListPage>
  );
}
