import type { DeliveryRow } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CountryText } from '../../addresses/index.ts';
import { Groups } from '../parts/Groups.tsx';
import { percentText } from '../parts/percentText.ts';

const keyOf = ({ productId, countryCode }: DeliveryRow) => `${productId} ${countryCode}`;

/** Each line to each country, what it promises and what it kept. */
export const LinesTable = ({ rows }: { rows: readonly DeliveryRow[] }) => {
  const { t } = useTranslation('reports');
  const days = (key: 'promisedDays' | 'halfDays' | 'mostDays'): Column<DeliveryRow> => ({
    key,
    title: t(`field.${key}`),
    width: 150,
    align: 'end',
    render: (row) => row[key] ?? '--',
  });
  return (
    <Groups title={t('deliveries.lines')}>
      <DetailTable
        label={t('deliveries.lines')}
        rows={rows}
        rowKey={keyOf}
        columns={[
          {
            key: 'productName',
            title: t('field.product'),
            width: 200,
            pin: 'start',
            keep: true,
            card: 'name',
            render: ({ productName, countryCode }) => (
              <Stacked below={<CountryText code={countryCode} />}>
                {productName || t('noProduct')}
              </Stacked>
            ),
          },
          {
            key: 'keptPercent',
            title: t('field.keptPercent'),
            align: 'end',
            card: 'state',
            render: ({ keptPercent }) => percentText(keptPercent),
          },
          {
            key: 'keptBefore',
            title: t('before'),
            align: 'end',
            render: ({ before }) => percentText(before.keptPercent),
          },
          days('promisedDays'),
          days('halfDays'),
          days('mostDays'),
          {
            key: 'delivered',
            title: t('field.delivered'),
            align: 'end',
            render: ({ delivered }) => countText(delivered),
          },
        ]}
      />
    </Groups>
  );
};
