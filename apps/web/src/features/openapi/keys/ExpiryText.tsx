import type { ApiKeyView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import styles from '../OpenApi.module.css';
import { keyExpiry } from './keyExpiry.ts';

/** When a key ends, marked where that is soon or past. */
export const ExpiryText = ({ of }: { of: ApiKeyView }) => {
  const { t } = useTranslation('openapi');
  const expiry = keyExpiry(of, tenantNow());
  if (expiry.is === 'never') return t('never');
  const time = <TimeText value={of.expireTime} to="day" />;
  if (expiry.is === 'far') return time;
  const mark =
    expiry.is === 'over' ? (
      <span className={styles.over}>{t('over')}</span>
    ) : (
      <span className={styles.soon}>
        {expiry.days === 0 ? t('endsToday') : t('endsIn', { count: expiry.days })}
      </span>
    );
  return <Stacked below={mark}>{time}</Stacked>;
};
