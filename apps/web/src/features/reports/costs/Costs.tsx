import { type CostSums, getCostReport } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { Figures } from '../../../shared/ui/Figures.tsx';
import overview from '../../../shared/ui/Overview.module.css';
import { CountryItem } from '../parts/CountryItem.tsx';
import { ReportFilter, ReportLead } from '../parts/ReportFilter.tsx';
import { Steps } from '../parts/Steps.tsx';
import type { MoneyView } from '../reportPlace.ts';
import { CostGroups } from './CostGroups.tsx';

const isNothing = ({ parcels, unpriced, charged }: CostSums) =>
  parcels === 0 && unpriced === 0 && Number(charged) === 0;

/** What a parcel costs: in all, over time, by country or product. */
export const Costs = ({ place, setPlace }: MoneyView) => {
  const { t } = useTranslation('reports');
  const { from, to, by, countryCode } = place;
  const query = useCall(
    getCostReport,
    { query: { from, to, by, countryCode } },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const { data } = query;
  const amount = (value: string | null) => <Amount value={value} currency="CNY" />;
  return (
    <div className={overview.view}>
      <ReportFilter
        value={{ from, to, countryCode }}
        onChange={setPlace}
        onSame={query.refetch}
        label={t('field.paidOn')}
      >
        <CountryItem />
      </ReportFilter>
      <LoadState query={query}>
        <TableSkeleton />
      </LoadState>
      {data && isNothing(data.total) && isNothing(data.before) && (
        <EmptyState title={t('costs.none')} text={t('noneText')} />
      )}
      {data && !(isNothing(data.total) && isNothing(data.before)) && (
        <>
          <ReportLead period={data.period} asOf={data.asOf} />
          <Figures
            figures={[
              {
                name: t('field.perParcel'),
                value: amount(data.total.perParcel),
                below: (
                  <>
                    {t('before')} {amount(data.before.perParcel)}
                  </>
                ),
              },
              {
                name: t('field.perKg'),
                value: amount(data.total.perKg),
                below: (
                  <>
                    {t('before')} {amount(data.before.perKg)}
                  </>
                ),
              },
              {
                name: t('field.charged'),
                value: amount(data.total.charged),
                below: (
                  <>
                    {t('before')} {amount(data.before.charged)}
                  </>
                ),
              },
              {
                name: t('field.parcels'),
                value: countText(data.total.parcels),
                below: (
                  <>
                    {t('before')} {countText(data.before.parcels)}
                  </>
                ),
              },
              ...(data.total.unpriced > 0
                ? [
                    {
                      name: t('field.unpriced'),
                      value: countText(data.total.unpriced),
                      below: t('unpricedText'),
                    },
                  ]
                : []),
            ]}
          />
          <Steps
            title={t('costs.steps', { currency: data.currency })}
            period={data.period}
            steps={data.steps}
            render={(value) => <Amount value={value} />}
          />
          <CostGroups rows={data.rows} by={by} onBy={(by) => setPlace({ by })} />
        </>
      )}
    </div>
  );
};
