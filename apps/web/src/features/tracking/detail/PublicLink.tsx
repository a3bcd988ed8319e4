import { getTrackLink } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import styles from '../Tracking.module.css';

/** The parcel's page for whoever waits for it, to look at and to send on. */
export const PublicLink = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('tracking');
  const { data } = useCall(getTrackLink, { query: { id: orderId } }, { meta: { quiet: true } });
  // Its place is kept until it is known.
  if (!data) return <span className={styles.soft}>{t('publicLink')}</span>;
  const address = `${window.location.origin}${data.path}`;
  return (
    <CopyText text={address}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {t('publicLink')}
      </a>
    </CopyText>
  );
};
