import { getThroughput, throughputKinds } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { RankBars } from '../../../shared/chart/RankBars.tsx';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { Figures } from '../../../shared/ui/Figures.tsx';
import overview from '../../../shared/ui/Overview.module.css';
import { Groups } from '../parts/Groups.tsx';
import { ReportFilter, ReportLead } from '../parts/ReportFilter.tsx';
import { Steps } from '../parts/Steps.tsx';
import type { OperationsView } from '../reportPlace.ts';
import { StationsTable } from './StationsTable.tsx';

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** What warehouses got done: by day, by hour of the day, by station. */
export const Throughput = ({ place, setPlace }: OperationsView) => {
  const { t } = useTranslation('reports');
  const { from, to, kind } = place;
  const query = useCall(
    getThroughput,
    { query: { from, to, kind } },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const { data } = query;
  const worked = data?.hours.filter(({ scans }) => scans !== 0) ?? [];
  return (
    <div className={overview.view}>
      <ReportFilter
        value={{ from, to }}
        onChange={setPlace}
        onSame={query.refetch}
        label={t('field.scannedOn')}
      />
      <StateSegments
        label={t('field.work')}
        here={kind}
        onChange={(kind) => setPlace({ kind })}
        states={throughputKinds.map((value) => ({ value, text: t(`work.${value}`) }))}
      />
      <LoadState query={query}>
        <TableSkeleton />
      </LoadState>
      {data && (
        <>
          <ReportLead period={data.period} />
          <Figures
            figures={throughputKinds.map((one) => ({
              name: t(`work.${one}`),
              value: countText(data.total[one]),
              below: (
                <>
                  {t('before')} {countText(data.before[one])}
                </>
              ),
            }))}
          />
          {worked.length === 0 ? (
            <EmptyState title={t('throughput.none')} text={t('noneText')} />
          ) : (
            <>
              <Steps
                title={t('throughput.steps', { work: t(`work.${kind}`) })}
                period={data.period}
                steps={data.steps}
                render={(value) => countText(value ?? 0)}
              />
              <Groups title={t('throughput.hours')}>
                <RankBars
                  label={t('throughput.hours')}
                  rows={worked.map(({ hour, perDay }) => ({
                    key: String(hour),
                    name: hourText(hour),
                    length: perDay,
                    value: countText(perDay),
                  }))}
                />
              </Groups>
              <StationsTable rows={data.stations} />
            </>
          )}
        </>
      )}
    </div>
  );
};
