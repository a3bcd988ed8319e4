import { getCashForecast } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { Figures } from '../../../shared/ui/Figures.tsx';
import overview from '../../../shared/ui/Overview.module.css';
import { ReportFilter, ReportLead } from '../parts/ReportFilter.tsx';
import { Steps } from '../parts/Steps.tsx';
import type { MoneyView } from '../reportPlace.ts';
import { LastsText } from './LastsText.tsx';
import { WalletsTable } from './WalletsTable.tsx';

/** What is there, what waits to be paid, what is usually spent, and until when that lasts. */
export const Cash = ({ place, setPlace }: MoneyView) => {
  const { t } = useTranslation('reports');
  const { from, to, currency } = place;
  const query = useCall(
    getCashForecast,
    { query: { from, to, currency } },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const { data } = query;
  const shown = data?.wallets.find((wallet) => wallet.currency === data.currency);
  const amount = (value: string) => <Amount value={value} currency={data?.currency ?? ''} />;
  return (
    <div className={overview.view}>
      <ReportFilter
        value={{ from, to }}
        onChange={setPlace}
        onSame={query.refetch}
        label={t('field.spentOn')}
      />
      <LoadState query={query}>
        <TableSkeleton />
      </LoadState>
      {data && (
        <>
          <ReportLead period={data.period} />
          {data.wallets.length > 1 && (
            <StateSegments
              label={t('field.currency')}
              here={data.currency}
              onChange={(currency) => setPlace({ currency })}
              states={data.wallets.map(({ currency }) => ({ value: currency, text: currency }))}
            />
          )}
          {shown && (
            <Figures
              figures={[
                {
                  name: t('field.lastsUntil'),
                  value: <LastsText row={shown} />,
                  below: t('cash.pace'),
                },
                {
                  name: t('field.available'),
                  value: amount(shown.available),
                  below: (
                    <>
                      {t('field.left')} {amount(shown.left)}
                    </>
                  ),
                },
                {
                  name: t('field.waiting'),
                  value: amount(shown.waiting),
                  below: t('cash.waiting', {
                    orders: shown.waitingOrders,
                    changes: shown.waitingChanges,
                  }),
                },
                {
                  name: t('field.perDay'),
                  value: amount(shown.perDay),
                  below: (
                    <>
                      {t('before')} {amount(shown.perDayBefore)}
                    </>
                  ),
                },
              ]}
            />
          )}
          <Steps
            title={t('cash.steps', { currency: data.currency })}
            period={data.period}
            steps={data.steps}
            render={(value) => <Amount value={value} />}
          />
          <WalletsTable rows={data.wallets} />
        </>
      )}
    </div>
  );
};
