import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homePath } from '../../../shared/lib/paths.ts';
import buttons from '../../../shared/ui/Button.module.css';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import styles from './ErrorPage.module.css';

export const NotFound = () => {
  const { t } = useTranslation('common');
  usePageTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link className={`${buttons.button} ${buttons.primary}`} to={homePath}>
        {t('notFound.home')}
      </Link>
    </div>
  );
};
