import { useTranslation } from 'react-i18next';
import type { LineState } from '../../queue/queue.ts';
import styles from '../Dispatch.module.css';

interface Props {
  line: LineState;
  isKept: boolean;
  waiting: number;
}

/** Whether what is scanned arrives, where it does not. */
export const LineNotice = ({ line, isKept, waiting }: Props) => {
  const { t } = useTranslation('dispatch');
  return (
    <>
      {line !== 'up' && waiting > 0 && (
        <p role="status" className={styles.warn}>
          {t(`line.${line}`, { count: waiting })}
        </p>
      )}
      {!isKept && (
        <p role="alert" className={styles.warn}>
          {t('notKept')}
        </p>
      )}
    </>
  );
};
