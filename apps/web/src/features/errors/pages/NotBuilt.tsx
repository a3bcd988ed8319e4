import { useTranslation } from 'react-i18next';
import styles from './ErrorPage.module.css';
import { Message } from './Message.tsx';

/** A page of the menu that is still to come. */
export const NotBuilt = () => {
  const { t } = useTranslation('errors');
  const picture = (
    <svg className={styles.picture} viewBox="0 0 120 88" aria-hidden="true">
      <path d="M20 34l40-18 40 18v38L60 84 20 72z" />
      <path d="M20 34l40 14 40-14M60 48v36" />
      <path d="M40 25l40 16v14" />
    </svg>
  );
  return <Message picture={picture} title={t('notBuilt.title')} text={t('notBuilt.text')} />;
};
