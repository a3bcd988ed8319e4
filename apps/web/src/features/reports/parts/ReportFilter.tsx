import { periodDaysMost } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import overview from '../../../shared/ui/Overview.module.css';
import styles from './Report.module.css';

interface Props<V extends object> {
  value: V;
  onChange: (change: Partial<V>) => void;
  onSame: () => unknown;
  /** What the days are of. */
  label: string;
  children?: ReactNode;
}

/** The days that a report is about, and what else narrows it. */
export const ReportFilter = <V extends object>({ label, children, ...form }: Props<V>) => (
  <div className={styles.filter}>
    <FilterForm {...form}>
      <DateRangeItem days maxDays={periodDaysMost} label={label} names={['from', 'to']} />
      {children}
    </FilterForm>
  </div>
);

/** Which days stand beside which, and up to when they are summed. */
export const ReportLead = ({
  period,
  asOf,
}: {
  period: { beforeFrom: string; beforeTo: string };
  asOf?: string | null;
}) => {
  const { t } = useTranslation('reports');
  return (
    <p className={overview.lead}>
      {t('compared', { from: period.beforeFrom, to: period.beforeTo })}{' '}
      {asOf && t('asOf', { time: asOf.slice(0, 16) })}
    </p>
  );
};
