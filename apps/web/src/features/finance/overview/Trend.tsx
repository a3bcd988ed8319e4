import type { Currency, getFinanceOverview, Result } from '@alpaca/contract';
import { Segmented } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarsFigure } from '../../../shared/chart/BarsFigure.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import frames from '../../../shared/ui/Frames.module.css';
import money from '../financial.module.css';
import { CurrencyTabs } from './CurrencyTabs.tsx';
import styles from './Overview.module.css';

type Day = Result<typeof getFinanceOverview>['days'][number];

interface Props {
  days: readonly Day[];
  currency: Currency;
  currencies: readonly Currency[];
  onCurrency: (currency: Currency) => void;
}

/** Thirty days of spending and top-ups, as a picture or as a table. */
export const Trend = ({ days, currency, currencies, onCurrency }: Props) => {
  const { t } = useTranslation('finance');
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const rows = useMemo(
    () =>
      days.map(({ day, spent, toppedUp }) => ({ day, heights: [Number(spent), Number(toppedUp)] })),
    [days],
  );
  const columns = [
    { key: 'day', title: t('trend.day'), width: 140, keep: true },
    {
      key: 'spent',
      title: t('trend.spent'),
      align: 'end' as const,
      width: 160,
      render: ({ spent }: Day) => <Amount value={spent} currency={currency} />,
    },
    {
      key: 'toppedUp',
      title: t('trend.toppedUp'),
      align: 'end' as const,
      width: 160,
      render: ({ toppedUp }: Day) => <Amount value={toppedUp} currency={currency} />,
    },
  ];
  return (
    <section className={frames.card} aria-labelledby={id}>
      <div className={styles.trendHead}>
        <h2 id={id}>{t('trend.title')}</h2>
        <div className={money.buttons}>
          <CurrencyTabs value={currency} options={currencies} onChange={onCurrency} />
          <Segmented
            aria-label={t('trend.view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'chart' as const, label: t('trend.chart') },
              { value: 'table' as const, label: t('trend.table') },
            ]}
          />
        </div>
      </div>
      {view === 'chart' ? (
        // Those who can't see it have the same figures as a table, one press away.
        <BarsFigure
          label={t('trend.alternative')}
          names={[t('trend.spent'), t('trend.toppedUp')]}
          rows={rows}
        />
      ) : (
        <DetailTable
          label={t('trend.title')}
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
        />
      )}
    </section>
  );
};
