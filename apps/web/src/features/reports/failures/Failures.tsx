import { failureKinds, getFailureReport } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { Figures } from '../../../shared/ui/Figures.tsx';
import overview from '../../../shared/ui/Overview.module.css';
import { ReportFilter, ReportLead } from '../parts/ReportFilter.tsx';
import { Steps } from '../parts/Steps.tsx';
import type { ParcelsView } from '../reportPlace.ts';
import { ReasonsTable } from './ReasonsTable.tsx';

const everywhere = 'all';

/** What went wrong with parcels, how often, and why. */
export const Failures = ({ place, setPlace }: ParcelsView) => {
  const { t } = useTranslation('reports');
  const { from, to, kind } = place;
  const query = useCall(
    getFailureReport,
    { query: { from, to, kind } },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const { data } = query;
  return (
    <div className={overview.view}>
      <ReportFilter
        value={{ from, to }}
        onChange={setPlace}
        onSame={query.refetch}
        label={t('field.happenedOn')}
      />
      <StateSegments
        label={t('field.kind')}
        here={kind ?? everywhere}
        onChange={(next) => setPlace({ kind: next === everywhere ? undefined : next })}
        states={[
          { value: everywhere, text: t('kind.all') },
          ...failureKinds.map((value) => ({ value, text: t(`kind.${value}`) })),
        ]}
      />
      <LoadState query={query}>
        <TableSkeleton />
      </LoadState>
      {data && data.rows.length === 0 && (
        <EmptyState title={t('failures.none')} text={t('noneText')} />
      )}
      {data && data.rows.length > 0 && (
        <>
          <ReportLead period={data.period} />
          <Figures
            figures={[
              {
                name: t('field.failures'),
                value: countText(data.total.failures),
                below: (
                  <>
                    {t('before')} {countText(data.before.failures)}
                  </>
                ),
              },
              {
                name: t('field.perHundred'),
                value: data.total.perHundred ?? '--',
                below: (
                  <>
                    {t('before')} {data.before.perHundred ?? '--'}
                  </>
                ),
              },
              {
                name: t('field.orders'),
                value: countText(data.total.orders),
                below: (
                  <>
                    {t('before')} {countText(data.before.orders)}
                  </>
                ),
              },
            ]}
          />
          <Steps
            title={t('failures.steps')}
            period={data.period}
            steps={data.steps}
            render={(value) => countText(value ?? 0)}
          />
          <ReasonsTable rows={data.rows} />
        </>
      )}
    </div>
  );
};
