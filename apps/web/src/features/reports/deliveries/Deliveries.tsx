import { getDeliveryReport } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { Figures } from '../../../shared/ui/Figures.tsx';
import overview from '../../../shared/ui/Overview.module.css';
import { CountryItem } from '../parts/CountryItem.tsx';
import { percentText } from '../parts/percentText.ts';
import { ReportFilter, ReportLead } from '../parts/ReportFilter.tsx';
import { Steps } from '../parts/Steps.tsx';
import type { ParcelsView } from '../reportPlace.ts';
import { LinesTable } from './LinesTable.tsx';

/** How long parcels took by line, and how many arrived within what it promises. */
export const Deliveries = ({ place, setPlace }: ParcelsView) => {
  const { t } = useTranslation('reports');
  const { from, to, countryCode } = place;
  const query = useCall(
    getDeliveryReport,
    { query: { from, to, countryCode } },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const { data } = query;
  const days = (count: number | null) => (count === null ? '--' : t('days', { count }));
  return (
    <div className={overview.view}>
      <ReportFilter
        value={{ from, to, countryCode }}
        onChange={setPlace}
        onSame={query.refetch}
        label={t('field.deliveredOn')}
      >
        <CountryItem />
      </ReportFilter>
      <LoadState query={query}>
        <TableSkeleton />
      </LoadState>
      {data && data.rows.length === 0 && (
        <EmptyState title={t('deliveries.none')} text={t('noneText')} />
      )}
      {data && data.rows.length > 0 && (
        <>
          <ReportLead period={data.period} asOf={data.asOf} />
          <Figures
            figures={[
              {
                name: t('field.keptPercent'),
                value: percentText(data.total.keptPercent),
                below: (
                  <>
                    {t('before')} {percentText(data.before.keptPercent)}
                  </>
                ),
              },
              {
                name: t('field.halfDays'),
                value: days(data.total.halfDays),
                below: (
                  <>
                    {t('before')} {days(data.before.halfDays)}
                  </>
                ),
              },
              {
                name: t('field.mostDays'),
                value: days(data.total.mostDays),
                below: (
                  <>
                    {t('before')} {days(data.before.mostDays)}
                  </>
                ),
              },
              {
                name: t('field.delivered'),
                value: countText(data.total.delivered),
                below: (
                  <>
                    {t('before')} {countText(data.before.delivered)}
                  </>
                ),
              },
            ]}
          />
          <Steps
            title={t('deliveries.steps')}
            period={data.period}
            steps={data.steps}
            render={percentText}
          />
          <LinesTable rows={data.rows} />
        </>
      )}
    </div>
  );
};
