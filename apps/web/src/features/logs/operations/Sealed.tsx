import { getLogSealing } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import styles from '../Logs.module.css';

/** How long lines are kept, how far they are sealed, and what the last check found. */
export const Sealed = () => {
  const { t } = useTranslation('logs');
  const { data } = useCall(getLogSealing, {}, { meta: { quiet: true } });
  if (!data) return <p className={styles.lead}>{t('kept')}</p>;
  const { sealedUntil, checkedAt, faults, found } = data;
  if (faults > 0) {
    return (
      <Alert
        type="error"
        showIcon
        title={t('faults', { n: faults })}
        description={
          <>
            <ul className={styles.faults}>
              {found.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
            {t('faultsText')}
          </>
        }
      />
    );
  }
  return (
    <p className={styles.lead}>
      {t('kept')} {sealedUntil ? t('sealedUntil') : t('sealsNothing')}{' '}
      {sealedUntil && <TimeText value={sealedUntil} />}
      {checkedAt && (
        <>
          {' · '}
          {t('checkedAt')} <TimeText value={checkedAt} to="minute" />
        </>
      )}
    </p>
  );
};
