import type { ReportPeriod } from '@alpaca/contract';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BarsFigure } from '../../../shared/chart/BarsFigure.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { Card } from '../../../shared/ui/Card.tsx';

interface Step<V> {
  day: string;
  now: V | null;
  before: V | null;
}

interface Props<V> {
  title: string;
  period: ReportPeriod;
  steps: readonly Step<V>[];
  render: (value: V | null) => ReactNode;
}

const dayOf = ({ day }: { day: string }) => day;
const stepsShown = 10;

/** A report step by step beside the same steps of the period before: as bars, and as a table. */
export const Steps = <V extends string | number>({ title, period, steps, render }: Props<V>) => {
  const { t } = useTranslation('reports');
  const bars = useMemo(
    () =>
      steps.map(({ day, now, before }) => ({
        day,
        heights: [Number(now ?? 0), Number(before ?? 0)],
      })),
    [steps],
  );
  return (
    <Card title={title}>
      <BarsFigure
        label={t('steps.alternative', { title })}
        names={[t('now'), t('before')]}
        rows={bars}
        every={period.every}
      />
      <DetailTable
        label={title}
        rows={steps.toReversed()}
        rowKey={dayOf}
        firstSize={stepsShown}
        columns={[
          {
            key: 'day',
            title: period.every === 1 ? t('field.day') : t('field.week'),
            width: 130,
            pin: 'start',
            keep: true,
            card: 'name',
          },
          {
            key: 'now',
            title: t('now'),
            align: 'end',
            card: 'state',
            render: ({ now }) => render(now),
          },
          {
            key: 'before',
            title: t('before'),
            align: 'end',
            render: ({ before }) => render(before),
          },
        ]}
      />
    </Card>
  );
};
