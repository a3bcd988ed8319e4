import { listArrivals } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { FilePreview } from '../../../../shared/feedback/files/FilePreview.tsx';
import { LoadState } from '../../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../../shared/feedback/states/Skeletons.tsx';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import styles from '../../../../shared/scanner/Scan.module.css';

/** Deliveries that were signed in by count, the latest first. */
export const ArrivalList = ({ warehouseId }: { warehouseId: string }) => {
  const { t } = useTranslation('receive');
  const arrivals = useCall(
    listArrivals,
    { query: { warehouseId, pageSize: 50 } },
    { meta: { quiet: true } },
  );
  return (
    <section className={styles.list} aria-label={t('list.arrivals')}>
      <LoadState query={arrivals}>
        <TableSkeleton rows={4} columns={2} />
      </LoadState>
      {arrivals.data?.records.length === 0 && <p className={styles.empty}>{t('arrivals.empty')}</p>}
      <ol className={styles.rows}>
        {arrivals.data?.records.map((one) => (
          <li key={one.id} className={styles.row}>
            <div className={styles.what}>
              <span className={styles.number}>
                {t('arrivals.count', { bags: one.bags, pieces: one.pieces })}
              </span>
              <span className={styles.about}>
                {[one.shipmentNo, one.merchantName, one.driver, one.plate, one.remark]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.about}>
                <TimeText value={one.time} to="minute" /> · {one.userName}
              </span>
            </div>
            {one.received !== null && (
              <span className={styles.about}>
                {t('arrivals.received', { count: one.received })}
              </span>
            )}
            {one.signature && (
              <FilePreview
                file={{ key: one.signature, name: 'signature.png', contentType: 'image/png' }}
                title={t('arrivals.signature')}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
