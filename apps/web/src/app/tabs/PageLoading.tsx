import { useTranslation } from 'react-i18next';
import styles from './PageLoading.module.css';

/** The place of a page that is on its way; grey bars only after a moment. */
export const PageLoading = () => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} role="status" aria-busy="true">
      <span className="unseen">{t('loading')}</span>
      <div className={styles.title} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
};
