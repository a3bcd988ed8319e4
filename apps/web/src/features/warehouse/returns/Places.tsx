import { listShelfPlaces } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import styles from './Returns.module.css';
import { returnsHref } from './returnsHref.ts';

/** The shelf from afar: which places are free, how full the others are, where something is overdue. */
export const Places = ({ warehouseId }: { warehouseId: string }) => {
  const { t } = useTranslation('returns');
  const query = useCall(listShelfPlaces, { query: { warehouseId } }, { meta: { quiet: true } });
  useRefresh('user', () => void query.refetch());
  const { data } = query;
  if (!data) {
    return (
      <LoadState query={query}>
        <FormSkeleton fields={4} />
      </LoadState>
    );
  }
  if (data.length === 0) return <EmptyState title={t('place.none')} text={t('place.noneText')} />;
  const used = data.filter(({ count }) => count > 0).length;
  return (
    <section aria-label={t('tab.places')}>
      <p className={styles.intro}>
        {t('place.sum', { all: data.length, used, free: data.length - used })}
      </p>
      <ul className={styles.places}>
        {data.map(({ shelf, count, overdue }) => (
          <li key={shelf}>
            {count === 0 ? (
              <div className={styles.place} data-kind="free">
                <strong>{shelf}</strong>
                <span className={styles.soft}>{t('place.free')}</span>
              </div>
            ) : (
              <Link
                to={returnsHref({ number: shelf, warehouseId })}
                className={styles.place}
                data-kind={overdue > 0 ? 'overdue' : 'used'}
              >
                <strong>{shelf}</strong>
                <span>{t('place.used', { count })}</span>
                {overdue > 0 && (
                  <span className={styles.late}>{t('place.overdue', { count: overdue })}</span>
                )}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
