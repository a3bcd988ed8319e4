import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button.tsx';
import styles from './ErrorPage.module.css';

export const Broken = () => {
  const { t } = useTranslation('common');
  return (
    <main className={styles.page} role="alert">
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {t('action.reload')}
      </Button>
    </main>
  );
};
