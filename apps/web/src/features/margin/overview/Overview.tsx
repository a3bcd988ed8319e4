import { getMarginSummary } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import overview from '../../../shared/ui/Overview.module.css';
import { PeriodFilter, ProductFilter, WhoseFilters, whoseFilters } from '../MarginFilters.tsx';
import { type MarginPlace, soughtOf } from '../marginFilter.ts';
import { Figures } from './Figures.tsx';
import { Groups } from './Groups.tsx';
import { Weeks } from './Weeks.tsx';

interface Props {
  place: MarginPlace;
  onChange: (change: Partial<MarginPlace>) => void;
}

/** The period at a glance, its weeks, and who or what it came of. */
export const Overview = ({ place, onChange }: Props) => {
  const { t } = useTranslation('margin');
  const sought = soughtOf(place);
  const query = useCall(
    getMarginSummary,
    { query: { ...sought, by: 'week' } },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const { data } = query;
  return (
    <div className={overview.view}>
      <div className={overview.filter}>
        <FilterForm
          value={sought}
          onChange={(change) => onChange(change)}
          onSame={query.refetch}
          more={<WhoseFilters />}
          moreNames={whoseFilters}
        >
          <ProductFilter />
          <PeriodFilter />
        </FilterForm>
      </div>
      <LoadState query={query}>
        <TableSkeleton />
      </LoadState>
      {data && data.total.orders === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      {data && data.total.orders > 0 && (
        <>
          <p className={overview.lead}>
            {t('lead')} {data.asOf && t('asOf', { time: data.asOf.slice(0, 16) })}
          </p>
          <Figures {...data} place={place} />
          <Weeks {...data} />
          <Groups sought={sought} by={place.by} onBy={(by) => onChange({ by })} />
        </>
      )}
    </div>
  );
};
