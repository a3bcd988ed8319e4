import { type BatchView, getManifestFile } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../shared/api/saveFile.ts';
import { showError } from '../../../../shared/api/showError.ts';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { Card } from '../../../../shared/ui/Card.tsx';
import styles from '../Dispatch.module.css';

const kinds = { creating: 'processing', created: 'success', failed: 'danger' } as const;

/** What keeps a batch here, named one by one. */
export const InTheWay = ({ batch }: { batch: BatchView }) => {
  const { t } = useTranslation('dispatch');
  if (batch.inTheWay.length === 0) return null;
  return (
    <Card title={t('inTheWay')}>
      <ul className={styles.plain}>
        {batch.inTheWay.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {batch.moreInTheWay > 0 && (
        <p className={styles.soft}>{t('moreInTheWay', { count: batch.moreInTheWay })}</p>
      )}
    </Card>
  );
};

/** What the carrier was told, and every parcel that it left out. */
export const Manifests = ({ batch }: { batch: BatchView }) => {
  const { t } = useTranslation('dispatch');
  if (batch.manifests.length === 0) return null;
  return (
    <Card title={t('manifests')}>
      <ul className={styles.plain}>
        {batch.manifests.map(({ id, time, state, carrierNo, parcels, rejected, hasFile }) => (
          <li key={id}>
            <p className={styles.between}>
              <span>{`${time.slice(0, 16)} ${carrierNo}`}</span>
              <StatusTag kind={kinds[state]}>{t(`manifest.${state}`)}</StatusTag>
              <span className={styles.soft}>{t('orderCount', { count: parcels })}</span>
              {hasFile && (
                <Button
                  size="small"
                  onClick={() => saveFile(getManifestFile, { query: { id } }).catch(showError)}
                >
                  {t('download')}
                </Button>
              )}
            </p>
            {rejected.map(({ transactionOrderNo, reason }) => (
              <p key={transactionOrderNo + reason} className={styles.wrong}>
                {[transactionOrderNo, reason].filter(Boolean).join('  ')}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** Who did what with it, the latest first. */
export const Events = ({ batch }: { batch: BatchView }) => {
  const { t } = useTranslation('dispatch');
  if (batch.events.length === 0) return null;
  return (
    <Card title={t('events')}>
      <ol className={styles.plain}>
        {batch.events.map(({ time, what, userName, bagNo, note }) => (
          <li key={`${time}${what}${bagNo}`} className={styles.event}>
            <span className={styles.soft}>{time.slice(0, 16)}</span>
            <span>{[t(`deed.${what}`), bagNo, note].filter(Boolean).join(' · ')}</span>
            <span className={styles.soft}>{userName}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
};
