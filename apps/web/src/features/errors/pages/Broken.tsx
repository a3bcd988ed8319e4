import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button.tsx';
import styles from './ErrorPage.module.css';

/** In place of a page that threw. Its words come with the first file: they must not fail too. */
export const Broken = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page} role="alert">
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      <Button kind="primary" onClick={onRetry}>
        {t('action.reload')}
      </Button>
    </div>
  );
};
