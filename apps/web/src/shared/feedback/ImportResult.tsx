import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Transfer.module.css';

export interface ImportOutcome {
  succeeded: number;
  failed: number;
  /** What the server said, if it said something. */
  message?: string | undefined;
  /** The file that marks every bad row. */
  onErrorFile?: (() => unknown) | undefined;
}

/** What became of a file's rows. */
export const ImportResult = ({ succeeded, failed, message, onErrorFile }: ImportOutcome) => {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.body} role="status">
      <dl className={styles.figures}>
        <div>
          <dt>{t('import.succeeded')}</dt>
          <dd className={styles.good}>{succeeded.toLocaleString('en-US')}</dd>
        </div>
        <div>
          <dt>{t('import.failed')}</dt>
          <dd className={failed > 0 ? styles.wrong : ''}>{failed.toLocaleString('en-US')}</dd>
        </div>
      </dl>
      {message && <p>{message}</p>}
      {onErrorFile && (
        <p>
          <Button onClick={() => void onErrorFile()}>{t('import.errorFile')}</Button>
        </p>
      )}
    </div>
  );
};
