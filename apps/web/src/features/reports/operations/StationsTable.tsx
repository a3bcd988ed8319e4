import type { StationRow } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import { Groups } from '../parts/Groups.tsx';

const keyOf = ({ warehouseName, station }: StationRow) => `${warehouseName} ${station}`;

/** What each station got done, and how much in an hour of its work. */
export const StationsTable = ({ rows }: { rows: readonly StationRow[] }) => {
  const { t } = useTranslation('reports');
  return (
    <Groups title={t('throughput.stations')}>
      <DetailTable
        label={t('throughput.stations')}
        rows={rows}
        rowKey={keyOf}
        columns={[
          {
            key: 'station',
            title: t('field.station'),
            width: 200,
            pin: 'start',
            keep: true,
            card: 'name',
            render: ({ station, warehouseName }) => (
              <Stacked below={warehouseName}>{station || t('throughput.batches')}</Stacked>
            ),
          },
          {
            key: 'perHour',
            title: t('field.perHour'),
            align: 'end',
            card: 'state',
            render: ({ perHour }) => countText(perHour),
          },
          {
            key: 'scans',
            title: t('field.scans'),
            align: 'end',
            render: ({ scans }) => countText(scans),
          },
          {
            key: 'hours',
            title: t('field.hours'),
            align: 'end',
            render: ({ hours }) => countText(hours),
          },
          {
            key: 'before',
            title: t('field.scansBefore'),
            width: 150,
            align: 'end',
            render: ({ before }) => (before === null ? '--' : countText(before)),
          },
        ]}
      />
    </Groups>
  );
};
