import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hush, useNotice } from '../store/notice.ts';
import styles from './NoticeBox.module.css';

export const NoticeBox = () => {
  const { t } = useTranslation('common');
  const { notice } = useNotice();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(hush, Math.max(0, notice.until - Date.now()));
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className={styles.place} role="alert">
      {notice && (
        <div className={`${styles.notice} ${styles[notice.kind]}`}>
          <span className={styles.text}>{notice.text}</span>
          <button
            type="button"
            className={styles.close}
            aria-label={t('action.close')}
            onClick={hush}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
};
