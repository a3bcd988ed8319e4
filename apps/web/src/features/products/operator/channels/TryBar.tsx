import type { Result, tryChannel } from '@alpaca/contract';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Channels.module.css';

interface Props {
  said: Result<typeof tryChannel> | null;
  isPending: boolean;
  onTry: () => void;
}

/** Asks the carrier whether it would book with what the form says, and shows its answer. */
export const TryBar = ({ said, isPending, onTry }: Props) => {
  const { t } = useTranslation('opsProducts');
  return (
    <div className={styles.tryBar}>
      <Button loading={isPending} onClick={onTry}>
        {t('channels.try')}
      </Button>
      <div role="status">
        {said && <Alert showIcon type={said.answered ? 'success' : 'warning'} title={said.words} />}
      </div>
    </div>
  );
};
