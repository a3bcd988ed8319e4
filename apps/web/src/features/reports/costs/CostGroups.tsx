import { type CostRow, costGroups } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { CountryText } from '../../addresses/index.ts';
import { Groups } from '../parts/Groups.tsx';

type By = (typeof costGroups)[number];

interface Props {
  rows: readonly CostRow[];
  by: By;
  onBy: (by: By) => void;
}

const keyOf = ({ key }: CostRow) => key;

/** What parcels cost by country or product, beside the period before. */
export const CostGroups = ({ rows, by, onBy }: Props) => {
  const { t } = useTranslation('reports');
  const nameOf = ({ key, name }: CostRow) =>
    by === 'country' && key ? <CountryText code={key} /> : name || t('noProduct');
  return (
    <Groups title={t('costs.groups')}>
      <StateSegments
        label={t('costs.groups')}
        here={by}
        onChange={onBy}
        states={costGroups.map((value) => ({ value, text: t(`by.${value}`) }))}
      />
      <DetailTable
        label={t(`by.${by}`)}
        rows={rows}
        rowKey={keyOf}
        columns={[
          {
            key: 'key',
            title: t(`field.${by}`),
            width: 180,
            pin: 'start',
            keep: true,
            card: 'name',
            render: nameOf,
          },
          {
            key: 'perParcel',
            title: t('field.perParcel'),
            align: 'end',
            card: 'state',
            render: ({ perParcel }) => <Amount value={perParcel} />,
          },
          {
            key: 'perParcelBefore',
            title: t('field.perParcelBefore'),
            width: 150,
            align: 'end',
            render: ({ before }) => <Amount value={before.perParcel} />,
          },
          {
            key: 'perKg',
            title: t('field.perKg'),
            align: 'end',
            render: ({ perKg }) => <Amount value={perKg} />,
          },
          {
            key: 'charged',
            title: t('field.charged'),
            align: 'end',
            render: ({ charged }) => <Amount value={charged} />,
          },
          {
            key: 'parcels',
            title: t('field.parcels'),
            align: 'end',
            render: ({ parcels }) => countText(parcels),
          },
          {
            key: 'parcelsBefore',
            title: t('field.parcelsBefore'),
            width: 150,
            align: 'end',
            render: ({ before }) => countText(before.parcels),
          },
        ]}
      />
    </Groups>
  );
};
