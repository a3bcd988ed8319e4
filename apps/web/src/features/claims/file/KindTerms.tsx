import type { ClaimPreview } from '@alpaca/contract';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../Claims.module.css';

interface Props {
  of: ClaimPreview['kinds'][number];
  currency: string;
  onOpen: (id: string) => void;
}

/** What the line says of a kind: until when, what it answers for, and why it can't be filed now. */
export const KindTerms = ({ of, currency, onOpen }: Props) => {
  const { t } = useTranslation('claims');
  const { obstacle, openId, untilTime, fromTime, liability } = of;
  if (obstacle) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t(`obstacle.${obstacle}`, { from: fromTime ?? '', until: untilTime ?? '' })}
        action={
          openId && (
            <Button size="small" onClick={() => onOpen(openId)}>
              {t('seeClaim')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <p className={styles.lead}>
      {untilTime ? t('file.until', { until: untilTime.slice(0, 16) }) : t('file.noDeadline')}{' '}
      {liability !== null && t('file.liability', { amount: liability, currency })}
    </p>
  );
};
