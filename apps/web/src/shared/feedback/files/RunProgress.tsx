import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Transfer.module.css';

/** How far a piece of work is; a line that only moves if nobody knows. */
export const RunProgress = ({ share, text }: { share: number | undefined; text: string }) => {
  const { t } = useTranslation('shared');
  const percent = share === undefined ? 100 : Math.floor(share * 100);
  return (
    <div className={styles.progress} role="status">
      <p>{text}</p>
      <Progress
        percent={percent}
        status="active"
        showInfo={share !== undefined}
        aria-label={share === undefined ? t('progress.unknown') : text}
      />
    </div>
  );
};
