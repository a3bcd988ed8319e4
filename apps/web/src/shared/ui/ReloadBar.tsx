import { useTranslation } from 'react-i18next';
import { reloadLater, useReload } from '../store/reload.ts';
import { Button } from './Button.tsx';
import styles from './ReloadBar.module.css';

/** Asks for a reload without standing in the way of what someone is doing. */
export const ReloadBar = () => {
  const { t } = useTranslation('common');
  const { reason } = useReload();
  return (
    <div role="status">
      {reason && (
        <div className={styles.bar}>
          <p className={styles.text}>{t(`reload.${reason}`)}</p>
          <div className={styles.actions}>
            <Button onClick={reloadLater}>{t('action.later')}</Button>
            <Button kind="primary" onClick={() => window.location.reload()}>
              {t('action.reload')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
