import { listBillLines } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { CheckFilter, checks } from './checkFilter.ts';
import { LinesToCheck } from './LinesToCheck.tsx';
import { Unbilled } from './Unbilled.tsx';

// How many there are is asked of all, whichever is on show and however it is narrowed.
const onlyCounts = { pageNo: 1, pageSize: 1, only: 'unknown' } as const;

/** What is wrong in bills that are booked, and parcels that nobody has billed. */
export const CheckView = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation(['billLines', 'payables']);
  const [filter, setFilter] = useUrlFilter(CheckFilter);
  const { data } = useCall(listBillLines, { body: onlyCounts }, { meta: { quiet: true } });
  const { only } = filter;
  return (
    <ListPage title={t('payables:title')} views={views}>
      <div className={styles.view}>
        <StateSegments
          label={t('payables:view.check')}
          here={only}
          onChange={(to) => setFilter({ only: to })}
          states={checks.map((value) => ({
            value,
            text: t(`only.${value}`),
            count: data?.counts[value],
          }))}
        />
        {only === 'unbilled' ? (
          <Unbilled filter={filter} onFilter={setFilter} />
        ) : (
          <LinesToCheck only={only} filter={filter} onFilter={setFilter} />
        )}
      </div>
    </ListPage>
  );
};
