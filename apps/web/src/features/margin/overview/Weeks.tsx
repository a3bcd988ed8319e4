import type { getMarginSummary, MarginRow, Result } from '@alpaca/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BarsFigure } from '../../../shared/chart/BarsFigure.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { Card } from '../../../shared/ui/Card.tsx';
import { sumColumns } from './sumColumns.tsx';

type Props = Pick<Result<typeof getMarginSummary>, 'rows' | 'currency'>;

const weekDays = 7;
const rowKey = ({ key }: MarginRow) => key;

/** Week by week what was charged beside what it cost, and the same as a table. */
export const Weeks = ({ rows, currency }: Props) => {
  const { t } = useTranslation('margin');
  const bars = useMemo(
    () =>
      rows.map(({ key, charged, margin }) => ({
        day: key,
        heights: [Number(charged), Number(charged) - Number(margin)],
      })),
    [rows],
  );
  return (
    <Card title={t('weeks', { currency })}>
      <BarsFigure
        label={t('weeksAlternative')}
        names={[t('field.charged'), t('field.costs')]}
        rows={bars}
        every={weekDays}
      />
      <DetailTable
        label={t('weeks', { currency })}
        rows={rows.toReversed()}
        rowKey={rowKey}
        columns={[
          {
            key: 'key',
            title: t('field.week'),
            width: 130,
            pin: 'start',
            keep: true,
            card: 'name',
          },
          ...sumColumns(t),
        ]}
      />
    </Card>
  );
};
