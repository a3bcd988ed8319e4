import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the menu, to the page. The address stays what it was. */
export const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => document.getElementById('content')?.focus()}
    >
      {t('skip')}
    </button>
  );
};
