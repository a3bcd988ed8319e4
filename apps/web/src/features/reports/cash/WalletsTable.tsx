import type { CashRow } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { Groups } from '../parts/Groups.tsx';
import { LastsText } from './LastsText.tsx';

const keyOf = ({ currency }: CashRow) => currency;

/** Every wallet, and until when it lasts. */
export const WalletsTable = ({ rows }: { rows: readonly CashRow[] }) => {
  const { t } = useTranslation('reports');
  const amount = (
    key: 'available' | 'waiting' | 'left' | 'spent' | 'perDay' | 'perDayBefore',
  ): Column<CashRow> => ({
    key,
    title: t(`field.${key}`),
    width: 132,
    align: 'end',
    render: (row) => <Amount value={row[key]} currency={row.currency} />,
  });
  return (
    <Groups title={t('cash.wallets')}>
      <DetailTable
        label={t('cash.wallets')}
        rows={rows}
        rowKey={keyOf}
        columns={[
          {
            key: 'currency',
            title: t('field.currency'),
            width: 110,
            pin: 'start',
            keep: true,
            card: 'name',
          },
          {
            key: 'lastsUntil',
            title: t('field.lastsUntil'),
            width: 190,
            card: 'state',
            render: (row) => <LastsText row={row} />,
          },
          amount('available'),
          amount('waiting'),
          amount('left'),
          amount('perDay'),
          amount('perDayBefore'),
          amount('spent'),
        ]}
      />
    </Groups>
  );
};
