import type { WebhookView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { usePhone } from '../../../shared/lib/usePhone.ts';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import styles from './Webhooks.module.css';
import { healthOf } from './webhookHealth.ts';

const kinds = { good: 'success', failing: 'danger', off: 'muted' } as const;

const minute = (time: string | null) => time?.slice(5, 16) ?? '';

/** How an endpoint is: in a word, and beneath it why. */
export const HealthText = ({ of }: { of: WebhookView }) => {
  const { t } = useTranslation('webhooks');
  const phone = usePhone();
  const { is, why } = healthOf(of);
  const since = minute(of.failingSinceTime);
  const reason = t(`why.${why}`, { since, next: minute(of.nextTime), at: minute(of.offTime) });
  const tag = (
    <StatusTag kind={is === 'good' && why === 'undelivered' ? 'warning' : kinds[is]}>
      {t(`health.${is}`)}
    </StatusTag>
  );
  // A card has room for as many lines as it takes.
  if (!phone) return <Stacked below={reason}>{tag}</Stacked>;
  return (
    <span className={styles.health}>
      {tag}
      <small>{reason}</small>
    </span>
  );
};
